-- What a company has contracted, added up from the index alone: a contract counts for the first and for the second party.
alter table energy_contract
  add first_party_role text generated always as (content ->> 'roleInEnergyContract') stored,
  add starts_on date generated always as (iso_date(content ->> 'expectedStartDate')) stored,
  add ends_on date generated always as (iso_date(content ->> 'expectedEndDate')) stored;

create index energy_contract_of_first_party on energy_contract (owner_id, ends_on)
  include (id, second_party_entity_id, signature_date, first_party_role, starts_on, status, total_purchased_capacity,
    annual_volume, pricing_type, price)
  where status in ('approved', 'active');
create index energy_contract_of_second_party on energy_contract (second_party_entity_id, ends_on)
  include (id, owner_id, signature_date, first_party_role, starts_on, status, total_purchased_capacity, annual_volume,
    pricing_type, price)
  where status in ('approved', 'active');

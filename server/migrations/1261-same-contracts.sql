-- Contracts that are registered twice: what the statistics compared of each, so that an edit does not let its
-- repetition count, and the way to the contracts of two parties that were signed on one day.
create table statistics_terms (
  energy_contract_id uuid not null references energy_contract,
  -- One version of what is compared (docs/decisions/030).
  terms jsonb not null,
  primary key (energy_contract_id, terms)
);
comment on table statistics_terms is 'What was compared of a contract to find the same one registered again';
create index energy_contract_signed_with on energy_contract (second_party_fiscal_number, signature_date);

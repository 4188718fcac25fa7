create table energy_contract (
  id uuid primary key,
  number text not null unique,
  -- The first party.
  owner_id uuid not null references legal_entity,
  -- The second party's entity, when an approved one has its country and number.
  second_party_entity_id uuid references legal_entity,
  negotiation_id uuid references negotiation,
  project_id uuid references project,
  status text not null
    check (status in ('pending_validation', 'approved', 'rejected', 'active', 'terminated', 'deleted')),
  version int not null default 1,
  content jsonb not null,
  search_text text not null,
  public_search_text text not null,
  name text not null generated always as (content ->> 'name') stored,
  country text not null generated always as (content #>> '{location,country}') stored,
  municipality text not null generated always as (content #>> '{location,municipality}') stored,
  technologies text[] not null generated always as (technology_types(content -> 'technologies')) stored,
  contract_structure text not null generated always as (content #>> '{financialConditions,contractStructure}') stored,
  pricing_type text not null generated always as (content #>> '{financialConditions,pricingType}') stored,
  price numeric generated always as ((content #>> '{financialConditions,price}')::numeric) stored,
  total_purchased_capacity numeric not null
    generated always as ((content #>> '{financialConditions,totalPurchasedCapacity}')::numeric) stored,
  installed_capacity numeric generated always as (installed_capacity(content -> 'technologies')) stored,
  maximum_energy numeric not null
    generated always as ((content #>> '{financialConditions,maximumAmountEnergyAllowed}')::numeric) stored,
  has_warranties boolean not null
    generated always as ((content #>> '{financialConditions,hasWarranties}')::boolean) stored,
  signature_date date not null generated always as (iso_date(content ->> 'contractSignatureDate')) stored,
  term_years int not null generated always as
    (term_years(iso_date(content ->> 'expectedStartDate'), iso_date(content ->> 'expectedEndDate'))) stored,
  second_party_country text not null generated always as (content #>> '{secondPartyFiscalInfo,country}') stored,
  second_party_fiscal_number text not null
    generated always as (content #>> '{secondPartyFiscalInfo,fiscalNumber}') stored,
  termination_type text,
  termination_details text,
  terminated_at timestamptz,
  created_by uuid not null references app_user,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz not null,
  first_visible_at timestamptz,
  search tsvector generated always as (to_tsvector('words', search_text)) stored,
  public_search tsvector generated always as (to_tsvector('words', public_search_text)) stored
);
alter table negotiation add foreign key (energy_contract_id) references energy_contract;
create index on energy_contract (owner_id, created_at desc);
create index on energy_contract (second_party_entity_id, created_at desc);
create index on energy_contract (negotiation_id) where negotiation_id is not null;
create index on energy_contract (project_id) where project_id is not null;
create index on energy_contract (second_party_country, second_party_fiscal_number);
create index energy_contract_visible on energy_contract (created_at desc, id desc)
  where status in ('approved', 'active', 'terminated');
create index on energy_contract (created_at desc, id desc);
create index on energy_contract using gin (search);
create index on energy_contract using gin (public_search);

-- One row: the operator's fees and IBAN.
create table fee_configuration (
  id int primary key check (id = 1),
  iban text not null,
  fees jsonb not null,
  version int not null default 1,
  updated_at timestamptz not null
);

create table invoice (
  id uuid primary key,
  number text not null unique,
  -- The invoiced entity.
  owner_id uuid not null references legal_entity,
  energy_contract_id uuid not null references energy_contract,
  fee_type text not null
    check (fee_type in ('REGISTRATION', 'MODIFICATION', 'CELEBRATION', 'LATE_PAYMENT', 'EARLY_TERMINATION')),
  periodicity text not null
    check (periodicity in ('ONE_TIME_PAYMENT', 'MONTHLY', 'QUARTERLY', 'ANNUALLY', 'BI_ANNUALLY')),
  status text not null check (status in ('pending', 'paid', 'overdue', 'cancelled')),
  version int not null default 1,
  issued_date date not null,
  due_date date not null,
  net_cents int not null,
  tax_rate numeric not null,
  tax_cents int not null,
  total_cents int not null check (total_cents = net_cents + tax_cents),
  reverse_charge boolean not null,
  description text not null,
  iban text not null,
  beneficiary text not null,
  payment_reference text not null,
  -- Name, number, address and country of the entity as they were on the day.
  customer jsonb not null,
  payment_status text check (payment_status in ('pending', 'confirmed', 'rejected')),
  payment_comment text,
  confirmation_file_id uuid references file,
  invoice_file_id uuid references file,
  -- The fee whose payment makes the contract active.
  activates_contract boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search tsvector not null
);
create index on invoice (owner_id, created_at desc);
create index on invoice (energy_contract_id, created_at desc);
create index on invoice (created_at desc, id desc);
create index on invoice (due_date) where status = 'pending';
create index on invoice using gin (search);

create table draft_setting (
  section text not null check (section in
    ('parties', 'object', 'price', 'term', 'guarantees', 'deviations', 'payment', 'termination', 'general')),
  language text not null check (language in ('pt', 'en', 'es')),
  title text not null,
  text text not null,
  enabled boolean not null,
  updated_at timestamptz not null,
  primary key (section, language)
);

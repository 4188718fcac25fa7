create table project (
  id uuid primary key,
  owner_id uuid not null references legal_entity,
  parent_project_id uuid references project,
  status text not null check (status in ('pending_validation', 'approved', 'rejected', 'closed', 'fractioned', 'deleted')),
  version int not null default 1,
  is_published boolean not null,
  negotiation_status text not null default 'AVAILABLE'
    check (negotiation_status in ('AVAILABLE', 'ONGOING', 'CLOSED', 'CANCELLED')),
  ongoing_negotiations int not null default 0,
  content jsonb not null,
  -- Name, place and the owner's name: kept by the service, since the owner's name is another table's.
  search_text text not null,
  name text not null generated always as (content ->> 'designation') stored,
  country text not null generated always as (content #>> '{location,country}') stored,
  municipality text not null generated always as (content #>> '{location,municipality}') stored,
  technologies text[] not null generated always as (technology_types(content -> 'technologies')) stored,
  contract_structure text[] not null
    generated always as (text_list(content #> '{financialConditions,contractStructure}')) stored,
  pricing_type text not null generated always as (content #>> '{financialConditions,pricingType}') stored,
  price numeric generated always as ((content #>> '{financialConditions,price}')::numeric) stored,
  total_purchased_capacity numeric not null
    generated always as ((content #>> '{financialConditions,totalPurchasedCapacity}')::numeric) stored,
  installed_capacity numeric generated always as (installed_capacity(content -> 'technologies')) stored,
  maximum_energy numeric
    generated always as ((content #>> '{financialConditions,maximumAmountEnergyAllowed}')::numeric) stored,
  has_warranties boolean not null
    generated always as ((content #>> '{financialConditions,hasWarranties}')::boolean) stored,
  term_years int not null
    generated always as (term_years(iso_date(content ->> 'startDate'), iso_date(content ->> 'endDate'))) stored,
  created_by uuid not null references app_user,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz not null,
  -- When it could first be seen in the marketplace: saved searches are told once.
  first_visible_at timestamptz,
  search tsvector generated always as (to_tsvector('words', search_text)) stored
);
create index on project (owner_id, created_at desc);
create index on project (parent_project_id) where parent_project_id is not null;
create index on project (created_at desc, id desc);
create index project_visible_by_country on project (country, created_at desc, id desc)
  include (technologies, price, total_purchased_capacity) where is_published and status in ('approved', 'fractioned');
create index project_visible on project (created_at desc, id desc)
  include (country, technologies, price, total_purchased_capacity)
  where is_published and status in ('approved', 'fractioned');
create index on project using gin (search);

create table offer (
  id uuid primary key,
  owner_id uuid not null references legal_entity,
  status text not null check (status in ('pending_validation', 'approved', 'rejected', 'deleted')),
  version int not null default 1,
  is_published boolean not null,
  negotiation_status text not null default 'AVAILABLE'
    check (negotiation_status in ('AVAILABLE', 'ONGOING', 'CLOSED', 'CANCELLED')),
  ongoing_negotiations int not null default 0,
  content jsonb not null,
  search_text text not null,
  name text not null generated always as (content ->> 'name') stored,
  country text generated always as (content ->> 'country') stored,
  technologies text[] not null
    generated always as (coalesce(text_list(content -> 'technologies'), '{}')) stored,
  contract_structure text generated always as (content ->> 'contractStructure') stored,
  pricing_type text generated always as (content ->> 'pricingType') stored,
  price numeric generated always as ((content ->> 'price')::numeric) stored,
  total_purchased_capacity numeric generated always as ((content ->> 'totalPurchasedCapacity')::numeric) stored,
  has_warranties boolean not null generated always as ((content ->> 'hasWarranties')::boolean) stored,
  contract_duration text generated always as (content ->> 'contractDuration') stored
    check (contract_duration in
      ('LESS_THAN_5_YEARS', 'BETWEEN_5_AND_10_YEARS', 'BETWEEN_10_AND_15_YEARS', 'MORE_THAN_15_YEARS')),
  created_by uuid not null references app_user,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz not null,
  first_visible_at timestamptz,
  search tsvector generated always as (to_tsvector('words', search_text)) stored
);
create index on offer (owner_id, created_at desc);
create index on offer (created_at desc, id desc);
create index offer_visible on offer (created_at desc, id desc)
  include (country, technologies, price, total_purchased_capacity) where is_published and status = 'approved';
create index on offer using gin (search);

create table item_view (
  item_kind text not null check (item_kind in ('project', 'offer')),
  item_id uuid not null,
  user_id uuid not null references app_user on delete cascade,
  legal_entity_id uuid not null references legal_entity,
  viewed_at timestamptz not null,
  primary key (item_kind, item_id, user_id, legal_entity_id)
);

create table saved_search (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  name text not null,
  notify boolean not null,
  list_entity text not null check (list_entity in ('projects', 'offers', 'energy-contracts')),
  filters jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index on saved_search (user_id, created_at desc);
create index on saved_search (list_entity) where notify;

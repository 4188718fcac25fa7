-- Simulations that a company keeps under a name. The versions of the series say whether they have changed since.
create table simulation (
  id uuid primary key,
  legal_entity_id uuid not null references legal_entity,
  name text not null,
  input jsonb not null,
  structures text[] not null,
  country text,
  result_hash text not null,
  series_versions jsonb not null,
  created_by uuid not null references app_user,
  created_at timestamptz not null
);
create index simulation_of_company on simulation (legal_entity_id, created_at);
comment on table simulation is 'Simulations that a company keeps under a name';

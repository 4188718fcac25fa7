-- Terms that a company keeps under a name, to fill in forms with. They name no person, and go with their company.
create table saved_terms (
  id uuid primary key,
  version int not null default 1,
  legal_entity_id uuid not null references legal_entity,
  name text not null,
  terms jsonb not null,
  updated_at timestamptz not null
);
create unique index saved_terms_name on saved_terms (legal_entity_id, lower(name));
comment on table saved_terms is 'Terms that a company keeps under a name';

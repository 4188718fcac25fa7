-- The validated payload is the content; what is filtered, joined or unique is derived from it by the database.
create table legal_entity (
  id uuid primary key,
  owner_user_id uuid not null references app_user,
  status text not null check (status in ('pending_validation', 'approved', 'rejected', 'deleted')),
  version int not null default 1,
  content jsonb not null,
  name text not null generated always as (content ->> 'name') stored,
  country text not null generated always as (content ->> 'country') stored,
  fiscal_number text not null generated always as (content ->> 'fiscalNumber') stored,
  city text not null generated always as (content ->> 'city') stored,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz not null,
  search tsvector generated always as (to_tsvector('words',
    (content ->> 'name') || ' ' || (content ->> 'fiscalNumber') || ' ' || (content ->> 'city'))) stored
);
create unique index legal_entity_fiscal_number on legal_entity (country, fiscal_number) where status <> 'deleted';
create index on legal_entity (owner_user_id);
create index on legal_entity (created_at desc, id desc);
create index on legal_entity using gin (search);

create table employee (
  id uuid primary key,
  legal_entity_id uuid not null references legal_entity,
  user_id uuid references app_user,
  email text not null check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  phone text,
  role text not null check (role in ('view', 'registry', 'contracting', 'manage')),
  authorization_level text not null check (authorization_level in ('administrator', 'manager', 'attorney')),
  -- The creator's own place; it does not count among the representatives.
  is_owner boolean not null default false,
  created_at timestamptz not null,
  removed_at timestamptz
);
create unique index employee_email on employee (legal_entity_id, email) where removed_at is null;
create index on employee (user_id) where removed_at is null;
create index on employee (email) where removed_at is null and user_id is null;

create table file (
  id uuid primary key,
  name text not null,
  size bigint not null,
  content_type text not null,
  sha256 bytea not null,
  storage_key text not null,
  uploaded_by uuid not null references app_user,
  -- The record that has it; none while it is temporary.
  record_kind text,
  record_id uuid,
  validation_status text not null default 'PENDING' check (validation_status in ('PENDING', 'VALIDATED', 'REJECTED')),
  created_at timestamptz not null
);
create index on file (record_kind, record_id);
create index on file (created_at) where record_id is null;

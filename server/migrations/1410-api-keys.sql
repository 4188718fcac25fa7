-- Keys with which a company's own programs call the API. A key's secret is stored as its SHA-256 alone, as a session's.
create table api_key (
  id uuid primary key,
  legal_entity_id uuid not null references legal_entity,
  name text not null,
  level text not null check (level in ('view', 'registry', 'contracting')),
  token_hash bytea not null unique,
  -- The last signs of the secret, by which people tell keys apart.
  hint text not null,
  -- Who made it: it may never more than they may.
  created_by uuid not null references app_user,
  created_at timestamptz not null,
  -- The last day on which it is valid, in Lisbon.
  expires_on date,
  last_used_at timestamptz,
  last_network text,
  ended_at timestamptz,
  ended_by uuid references app_user
);
create unique index api_key_name on api_key (legal_entity_id, lower(name)) where ended_at is null;
create index on api_key (created_by);
comment on table api_key is 'Ended keys stay: the log names them by id';

-- What a key did: the person who made it stands in the column beside it.
alter table event add column api_key_id uuid references api_key;
alter table message add column api_key_id uuid references api_key;
alter table contract_template add column api_key_id uuid references api_key;
alter table contract_template_acceptance add column api_key_id uuid references api_key;
alter table energy_contract add column created_by_key uuid references api_key;
alter table contract_version add column submitted_by_key uuid references api_key;
-- A waiting file is the key's own: neither its maker nor another key may attach it.
alter table file add column api_key_id uuid references api_key;

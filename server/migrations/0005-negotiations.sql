create table negotiation (
  id uuid primary key,
  entity_type text not null check (entity_type in ('PROJECT', 'OFFER')),
  project_id uuid references project,
  offer_id uuid references offer,
  -- The entity that owns the item, and the one that came to it.
  owner_entity_id uuid not null references legal_entity,
  counterparty_entity_id uuid not null references legal_entity,
  status text not null check (status in ('AVAILABLE', 'ONGOING', 'CLOSED', 'CANCELLED')),
  energy_contract_id uuid,
  created_by uuid not null references app_user,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  first_message_at timestamptz,
  last_message_id uuid,
  last_message_at timestamptz,
  ended_at timestamptz,
  template_version int not null default 0,
  check ((entity_type = 'PROJECT' and project_id is not null and offer_id is null)
    or (entity_type = 'OFFER' and offer_id is not null and project_id is null)),
  check (owner_entity_id <> counterparty_entity_id)
);
-- One open negotiation per item and counterparty.
create unique index negotiation_open on negotiation (coalesce(project_id, offer_id), counterparty_entity_id)
  where status in ('AVAILABLE', 'ONGOING');
create index on negotiation (owner_entity_id, updated_at desc);
create index on negotiation (counterparty_entity_id, updated_at desc);
create index on negotiation (project_id) where project_id is not null;
create index on negotiation (offer_id) where offer_id is not null;

create table message (
  id uuid primary key,
  negotiation_id uuid not null references negotiation,
  sender_id uuid not null references app_user,
  legal_entity_id uuid not null references legal_entity,
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null
);
create index on message (negotiation_id, id desc);

-- Each row says: this user had read everything up to this message at that time.
create table message_read (
  negotiation_id uuid not null references negotiation,
  user_id uuid not null references app_user,
  up_to_message_id uuid not null references message,
  read_at timestamptz not null,
  primary key (negotiation_id, user_id, up_to_message_id)
);

create table negotiation_member (
  negotiation_id uuid not null references negotiation,
  user_id uuid not null references app_user,
  muted boolean not null default false,
  last_read_message_id uuid,
  primary key (negotiation_id, user_id)
);

create table contract_template (
  id uuid primary key,
  negotiation_id uuid not null references negotiation,
  version int not null,
  author_id uuid not null references app_user,
  legal_entity_id uuid not null references legal_entity,
  terms jsonb not null,
  created_at timestamptz not null,
  unique (negotiation_id, version)
);

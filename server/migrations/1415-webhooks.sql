-- Addresses to which companies have their events sent, and what was sent to each: the queue and the log in one.
create table webhook (
  id uuid primary key,
  version int not null default 1,
  legal_entity_id uuid not null references legal_entity,
  name text not null,
  url text not null,
  events text[] not null,
  -- Sealed; the one before counts beside it until `old_secret_until`.
  secret text not null,
  old_secret text,
  old_secret_until timestamptz,
  is_active boolean not null default true,
  off_reason text check (off_reason in ('by_hand', 'failing', 'gone')),
  off_at timestamptz,
  -- The receiver gave no answer, so many times in a row, or asked for time: nothing is tried until then.
  unanswered int not null default 0,
  resting_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (is_active = (off_reason is null))
);
create index on webhook (legal_entity_id);

create table webhook_delivery (
  id uuid primary key,
  webhook_id uuid not null references webhook on delete cascade,
  -- What the receiver knows it by; a replay has that of the first delivery.
  message_id uuid not null,
  -- Null for trials.
  event_id uuid,
  type text not null,
  origin text not null check (origin in ('event', 'replay', 'test')),
  status text not null check (status in ('waiting', 'delivered', 'failed')),
  body text not null,
  tries int not null default 0,
  -- Each try with its answer, the first one first.
  log jsonb not null default '[]',
  fault text,
  answer_status int,
  took_ms int,
  tried_at timestamptz,
  next_try_at timestamptz,
  created_at timestamptz not null,
  check ((status = 'waiting') = (next_try_at is not null))
);
-- An event is sent once, however often its job runs.
create unique index webhook_delivery_of_event on webhook_delivery (webhook_id, event_id, type) where origin = 'event';
create index webhook_delivery_due on webhook_delivery (webhook_id, next_try_at) where status = 'waiting';
create index webhook_delivery_newest on webhook_delivery (webhook_id, created_at desc, id desc);
create index on webhook_delivery (created_at);
comment on table webhook is 'An address to which a company has its events sent';
comment on table webhook_delivery is 'An event sent to a webhook, with each try';

create table notification (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  event_id uuid,
  translation_key text not null,
  data jsonb not null,
  message text not null default '',
  is_read boolean not null default false,
  created_at timestamptz not null
);
create index on notification (user_id, created_at desc, id desc);
create index on notification (user_id) where not is_read;
-- An event tells each person once, however often its job runs.
create unique index notification_once on notification (user_id, event_id) where event_id is not null;

create table mail (
  id uuid primary key,
  recipient text not null,
  kind text not null,
  subject text not null,
  status text not null check (status in ('queued', 'sent', 'failed')),
  error text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index on mail (status, created_at desc);

create table support_feedback (
  id uuid primary key,
  user_id uuid not null references app_user,
  category text not null,
  name text not null,
  email text not null,
  description text not null,
  created_at timestamptz not null
);

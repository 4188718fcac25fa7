-- Projects and offers of others that a person follows.
create table watched_item (
  user_id uuid not null references app_user on delete cascade,
  item_kind text not null check (item_kind in ('project', 'offer')),
  item_id uuid not null,
  created_at timestamptz not null,
  -- What the person knows of it: they are told when it is no longer true.
  known jsonb not null,
  primary key (user_id, item_kind, item_id)
);
create index on watched_item (item_id, item_kind);

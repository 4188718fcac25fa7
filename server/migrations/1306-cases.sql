-- What administrators work on: who has taken a record, what they note on it, and the comments that they use again.
create table taken_case (
  -- As addresses name it: `energy-contracts`, `support`.
  kind text not null,
  record_id uuid not null,
  holder_id uuid not null references app_user on delete cascade,
  until timestamptz not null,
  primary key (kind, record_id)
);
comment on table taken_case is 'A record on which one administrator works';

create table internal_note (
  id uuid primary key,
  kind text not null,
  record_id uuid not null,
  author_id uuid not null references app_user,
  text text not null,
  created_at timestamptz not null
);
create index on internal_note (kind, record_id, id desc);
comment on table internal_note is 'What administrators note on a record for each other';

create table decision_text (
  id uuid primary key,
  version int not null default 1,
  kind text not null,
  decision text not null check (decision in ('approve', 'reject')),
  language text not null check (language in ('pt', 'en', 'es')),
  text text not null,
  updated_at timestamptz not null
);
comment on table decision_text is 'A comment on a decision that administrators use again';

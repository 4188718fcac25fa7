-- Text search, the append-only event log, rate counters and idempotency keys: what every entity stands on.
create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- Words as typed, without accents and case, in every language alike: names and places are not stemmed.
create text search configuration words (copy = simple);
alter text search configuration words alter mapping for hword, hword_part, word, asciihword, hword_asciipart, asciiword
  with unaccent, simple;

-- Casts that PostgreSQL calls stable, on texts whose form the domain has checked.
create function iso_date(text) returns date language sql immutable strict parallel safe
  return make_date(substr($1, 1, 4)::int, substr($1, 6, 2)::int, substr($1, 9, 2)::int);
create function text_list(jsonb) returns text[] language sql immutable strict parallel safe
  return array(select jsonb_array_elements_text($1));
create function technology_types(jsonb) returns text[] language sql immutable strict parallel safe
  return array(select distinct coalesce(entry ->> 'type', entry #>> '{}') from jsonb_array_elements($1) entry);
create function installed_capacity(jsonb) returns numeric language sql immutable strict parallel safe
  return (select sum((entry ->> 'installedCapacity')::numeric) from jsonb_array_elements($1) entry);
-- Whole years between two dates, rounded.
create function term_years(date, date) returns int language sql immutable strict parallel safe
  return round(($2 - $1) / 365.25)::int;

create table event (
  id uuid primary key,
  at timestamptz not null,
  actor_id uuid,
  record_kind text not null,
  record_id uuid not null,
  owner_id uuid,
  action text not null,
  -- The history's label; an event without one is in the log alone.
  status text,
  comment text,
  changes jsonb not null default '[]',
  data jsonb not null default '{}',
  request_id text
);
create index on event (record_kind, record_id, id desc);
create index on event (actor_id, id desc);
comment on table event is 'Append-only: feeds history, notifications and the audit log';

create function refuse_change() returns trigger language plpgsql as
$$ begin raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation'; end $$;
create trigger event_is_append_only before update or delete or truncate on event
  for each statement execute function refuse_change();

create table rate_counter (
  key text not null,
  window_start timestamptz not null,
  count int not null,
  primary key (key, window_start)
);

create table idempotency_key (
  user_id uuid not null,
  call text not null,
  key text not null,
  request_hash bytea not null,
  status int,
  answer jsonb,
  created_at timestamptz not null,
  primary key (user_id, call, key)
);
create index on idempotency_key (created_at);

create table number_counter (
  kind text not null,
  year int not null,
  last int not null,
  primary key (kind, year)
);

-- Words that occur in searchable names and places, for finding misspelt ones.
create table search_word (word text primary key);
create index on search_word using gin (word gin_trgm_ops);

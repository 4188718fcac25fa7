create table maintenance_notice (
  -- There is one at most.
  id uuid primary key check (id = '00000000-0000-0000-0000-000000000001'),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  pt text not null,
  en text not null,
  es text not null
);
comment on table maintenance_notice is 'What everybody reads about maintenance, during its period';

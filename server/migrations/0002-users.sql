create table app_user (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  email_verified_at timestamptz,
  password_hash text,
  must_change_password boolean not null default false,
  first_name text not null,
  last_name text not null,
  display_name text not null generated always as (first_name || ' ' || last_name) stored,
  phone text,
  language text not null check (language in ('pt', 'en', 'es')),
  is_admin boolean not null default false,
  status text not null default 'active' check (status in ('active', 'inactive', 'user_soft_deleted', 'user_deleted')),
  avatar_color text not null,
  avatar_file_id uuid,
  avatar_version int not null default 0,
  preferences jsonb not null default '{}',
  second_factor_secret text,
  second_factor_last_step bigint not null default 0,
  last_login_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search tsvector generated always as (to_tsvector('words', first_name || ' ' || last_name || ' ' || email)) stored
);
create index on app_user using gin (search);
create index on app_user (created_at desc, id desc);

-- The bearer alone holds the token: the database has its SHA-256.
create table session (
  token_hash bytea primary key,
  id uuid not null unique,
  user_id uuid not null references app_user on delete cascade,
  method text not null check (method in ('password', 'second_factor', 'provider')),
  proven_at timestamptz not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  device text not null default ''
);
create index on session (user_id);
create index on session (expires_at);

create table single_use_token (
  token_hash bytea primary key,
  kind text not null check (kind in ('verify_email', 'reset_password', 'invitation', 'second_factor')),
  user_id uuid references app_user on delete cascade,
  email text not null,
  data jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index on single_use_token (user_id);
create index on single_use_token (expires_at);

create table provider_identity (
  issuer text not null,
  subject text not null,
  user_id uuid not null references app_user on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index on provider_identity (user_id);

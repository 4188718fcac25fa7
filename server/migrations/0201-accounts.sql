-- The second factor: its secret is sealed with the server's key, recovery codes are kept as SHA-256 and count once.
alter table app_user
  add column second_factor_pending text,
  add column second_factor_recovery jsonb not null default '[]';
comment on column app_user.second_factor_pending is 'A secret that no code has confirmed yet';

create index on rate_counter (window_start);
create index on single_use_token (email, kind);

-- Two administrators who write the notice at once hear of each other. The row stays when the notice is taken away, so that
-- its version goes on counting; without a row the version is 0.
alter table maintenance_notice
  add column version int not null default 1,
  add column is_ended boolean not null default false;

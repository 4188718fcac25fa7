-- Which transaction changed something last for a person. Lists that a replica answers compare it, so that people see their
-- own changes at once (docs/decisions/100). Written only where there is a replica.
create table last_write (
  user_id uuid primary key,
  mark xid8 not null,
  written_at timestamptz not null
)
-- Each change updates its person's row: with room on its page, and no index on the time, no index grows.
with (fillfactor = 50);

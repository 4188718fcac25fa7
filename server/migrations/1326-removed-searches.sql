-- A deleted search can be brought back for a minute, as it was; then a job deletes its row.
alter table saved_search add column removed_at timestamptz;

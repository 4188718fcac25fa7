-- Which backups were made. A row is written when one begins, so a backup holds its own row as one that has not ended.
create table backup_run (
  id uuid primary key,
  kind text not null check (kind in ('embedded', 'external')),
  is_scheduled boolean not null,
  is_encrypted boolean not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  -- Null while it runs.
  outcome text check (outcome in ('ok', 'failed')),
  -- The archive's name in BACKUP_DIR.
  name text,
  bytes bigint check (bytes >= 0),
  -- Of the archive, in hexadecimal digits.
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Where in S3 a copy lies.
  copied_to text,
  -- One line for the operator, as the command prints it.
  error text,
  check ((outcome is null) = (ended_at is null)),
  check (outcome is distinct from 'ok' or (name is not null and bytes is not null and sha256 is not null)),
  check (outcome is distinct from 'failed' or error is not null)
);
comment on table backup_run is 'Which backups were made, when, and how each ended';
create index backup_run_by_start on backup_run (started_at desc);

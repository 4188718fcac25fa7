-- Imports of energy contracts from a spreadsheet, and their rows: what was typed, what is wrong with it, and the contract
-- that came of it.
create table energy_contract_import (
  id uuid primary key,
  -- The first party of all its contracts.
  owner_id uuid not null references legal_entity,
  file_name text not null,
  columns jsonb not null,
  status text not null check (status in ('READ', 'CHECKED', 'COMMITTING', 'DONE', 'FAILED')),
  -- Its commit follows the check by itself.
  is_wanted boolean not null default false,
  rows int not null,
  valid int not null default 0,
  created int not null default 0,
  created_by uuid not null references app_user,
  -- Who registers the contracts.
  committed_by uuid references app_user,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index on energy_contract_import (owner_id, id desc);

create table energy_contract_import_row (
  import_id uuid not null references energy_contract_import on delete cascade,
  -- As the spreadsheet counts.
  line int not null,
  cells jsonb not null,
  -- Cells whose formula had no plain value, with the reason.
  unread jsonb not null default '{}',
  errors jsonb not null default '[]',
  -- What makes two rows the same contract; null while the row is no contract yet.
  identity text,
  contract_id uuid references energy_contract,
  primary key (import_id, line)
);
create index on energy_contract_import_row (import_id, line) where contract_id is null and errors = '[]';
create index on energy_contract_import_row (contract_id) where contract_id is not null;
comment on table energy_contract_import is 'A file with energy contracts, and how far its import is';
comment on table energy_contract_import_row is 'One line of the file of an import';

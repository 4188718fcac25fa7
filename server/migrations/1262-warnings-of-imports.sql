-- Rows of an import that may repeat a contract are told of without being at fault.
alter table energy_contract_import_row add column warnings jsonb not null default '[]';
-- Rows with the same text are the same contract by what is compared (docs/decisions/030).
alter table energy_contract_import_row add column repetition text;
alter table energy_contract_import add column warned int not null default 0;

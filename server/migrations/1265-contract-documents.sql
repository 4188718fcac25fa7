-- What each document of a contract is; a document without a row is one that nobody has classified.
create table contract_document (
  file_id uuid primary key references file on delete cascade,
  energy_contract_id uuid not null references energy_contract,
  category text not null check (category in
    ('signed_contract', 'representation_powers', 'second_party_identification', 'guarantees', 'other'))
);
create index on contract_document (energy_contract_id);

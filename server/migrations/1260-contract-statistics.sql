-- Statistics of the register. Contracts join in batches that are large enough to be known (docs/decisions/035); a figure
-- is a sum over whole batches. Null in structure, technology or year: the batch has different ones.
create table statistics_batch (
  id uuid primary key,
  book text not null check (book in ('contracts', 'volume', 'price')),
  structure text,
  technology text,
  year int,
  joined_at timestamptz not null,
  -- The sums over the members that have not left.
  contracts int not null,
  megawatts numeric not null,
  value numeric not null,
  weighted numeric not null
);

-- What a contract counted with when it joined; later edits do not change it.
create table statistics_member (
  energy_contract_id uuid not null references energy_contract,
  book text not null check (book in ('contracts', 'volume', 'price')),
  batch_id uuid not null references statistics_batch,
  -- Country and fiscal number.
  first_party text not null,
  second_party text not null,
  megawatts numeric not null,
  value numeric not null,
  left_at timestamptz,
  primary key (energy_contract_id, book)
);
create index on statistics_member (batch_id);

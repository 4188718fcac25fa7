-- Two registrations that look like one contract, and of which an administrator said that they are two.
create table distinct_contract_pair (
  -- Each pair once: the lower id first.
  lower_id uuid not null references energy_contract,
  higher_id uuid not null references energy_contract,
  decided_by uuid not null references app_user,
  decided_at timestamptz not null,
  primary key (lower_id, higher_id),
  check (lower_id < higher_id)
);
create index on distinct_contract_pair (higher_id);
comment on table distinct_contract_pair is 'Two registrations that look the same and are two contracts, as an administrator knows';

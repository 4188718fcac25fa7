-- What a contract has taken of its project: a second approval takes nothing more.
alter table energy_contract add column contracted_capacity numeric;
comment on column energy_contract.contracted_capacity is 'MW that the first approval took of the project; null before, and without a project';

-- Since when a payment waits for its confirmation.
alter table invoice add column confirmation_at timestamptz;
create index on invoice (confirmation_at) where payment_status = 'pending';
create index on energy_contract (submitted_at) where status = 'pending_validation';

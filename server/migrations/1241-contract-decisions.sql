-- Decisions of an administrator on many contracts at once, and what became of each.
create table contract_decision (
  id uuid primary key,
  decision text not null check (decision in ('approve', 'reject')),
  comment text,
  created_by uuid not null references app_user,
  created_at timestamptz not null,
  finished_at timestamptz
);

create table contract_decision_item (
  decision_id uuid not null references contract_decision on delete cascade,
  -- May be the id of no contract.
  contract_id uuid not null,
  place int not null,
  -- Of the contract when the decision was asked for: one that was edited since is refused.
  version int,
  -- Null while it waits.
  done_at timestamptz,
  -- Of the contract when it was done.
  status text,
  -- Why it was refused.
  code text,
  primary key (decision_id, contract_id)
);
create index on contract_decision_item (decision_id, place) where done_at is null;
comment on table contract_decision is 'A decision on many contracts, and by whom';
comment on table contract_decision_item is 'One contract of a decision on many';

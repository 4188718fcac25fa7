-- The nightly look for contracts past their agreed end.
create index energy_contract_ends on energy_contract ((content ->> 'expectedEndDate') collate "C")
  where status in ('approved', 'active');

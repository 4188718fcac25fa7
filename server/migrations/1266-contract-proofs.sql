-- What was approved of a contract, and the code by which anybody who has it can check it. The terms are kept as they
-- were approved, so an edit that waits for review changes no certificate. Contracts that were approved before get
-- their row with the first request for a certificate.
create table contract_certificate (
  energy_contract_id uuid primary key references energy_contract,
  -- Random, and the same for all versions of the contract.
  code text not null unique,
  terms jsonb not null,
  -- SHA-256 of the canonical terms.
  terms_hash text not null,
  approved_at timestamptz not null
);

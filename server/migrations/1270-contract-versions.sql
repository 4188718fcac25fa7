-- The versions of a contract: each that was approved, and the amendment that waits for a decision or was rejected. The
-- terms of the newest approved version are in contract_certificate and those of an amendment that waits are the
-- contract's own content; here they are kept once a later version was approved. So no terms are stored twice.
create table contract_version (
  id uuid primary key,
  energy_contract_id uuid not null references energy_contract,
  version int not null check (version >= 1),
  -- What the amendment says of itself; its signed document is the file of this row. Null in the first version, and in
  -- one that an edit without an amendment made.
  reason text check (reason in ('PRICE', 'VOLUME', 'TERM', 'DELIVERY', 'LEGAL', 'OTHER')),
  details text,
  -- The first day on which it holds.
  effective_on date not null,
  submitted_by uuid not null references app_user,
  submitted_at timestamptz not null,
  approved_at timestamptz,
  terms jsonb,
  -- SHA-256 of the canonical terms.
  terms_hash text,
  unique (energy_contract_id, version),
  check ((terms is null) = (terms_hash is null)),
  check (approved_at is not null or reason is not null)
);
-- At most one amendment of a contract waits.
create unique index on contract_version (energy_contract_id) where approved_at is null;

-- What was approved before there were versions is the first one that is known.
insert into contract_version
  (id, energy_contract_id, version, effective_on, submitted_by, submitted_at, approved_at)
select gen_random_uuid(), t.id, 1, (c.terms ->> 'contractSignatureDate')::date, t.created_by, t.created_at, c.approved_at
from contract_certificate c join energy_contract t on t.id = c.energy_contract_id;

-- The amendment whose modification fee it asks for: at most one invoice that counts for each.
alter table invoice add column contract_version_id uuid references contract_version;
create unique index on invoice (contract_version_id) where status <> 'cancelled';

-- How more than an invoice's total was settled: returned to the company, or counted for another invoice of it. What was
-- settled no longer counts as received (`invoice.paid_cents`). One that was noted by mistake stays with the reason.
create table overpayment_settlement (
  id uuid primary key,
  invoice_id uuid not null references invoice,
  way text not null check (way in ('REFUND', 'CREDIT')),
  cents bigint not null check (cents > 0),
  -- Of a refund: the day of the transfer; of a credit: the day on which it was counted.
  settled_on date not null,
  bank_reference text,
  credited_invoice_id uuid references invoice,
  settled_by uuid not null references app_user,
  settled_at timestamptz not null,
  taken_back_by uuid references app_user,
  taken_back_at timestamptz,
  reason text,
  check ((way = 'REFUND') = (bank_reference is not null)),
  check ((way = 'CREDIT') = (credited_invoice_id is not null))
);
create index on overpayment_settlement (invoice_id);
create index on overpayment_settlement (credited_invoice_id) where credited_invoice_id is not null;
comment on table overpayment_settlement is 'How an administrator settled what was received beyond an invoice''s total';

-- Account statements of the bank, the amounts that they say were received, and which invoices these pay.
create table bank_statement (
  id uuid primary key,
  -- The IBAN, the bank's own identification, when the bank made it (as written), and the page of one in several files:
  -- together they name a statement.
  account text not null,
  statement_id text not null,
  created_on text not null,
  page int not null,
  from_date date,
  to_date date,
  file_name text not null,
  created_by uuid not null references app_user,
  created_at timestamptz not null,
  unique (account, statement_id, created_on, page)
);
create index on bank_statement (created_at desc, id desc);

create table bank_entry (
  id uuid primary key,
  statement_id uuid not null references bank_statement on delete cascade,
  -- In the order of the statement.
  place int not null,
  account text not null,
  cents bigint not null check (cents > 0),
  booked_on date not null,
  debtor text,
  remittance text,
  -- Numbers of invoices that its texts name.
  numbers text[] not null,
  bank_reference text,
  unique (statement_id, place)
);
-- Entries that a later statement repeats.
create index on bank_entry (account, booked_on, cents);

-- Confirmed matches. One that was taken back stays with the reason.
create table invoice_payment (
  id uuid primary key,
  entry_id uuid not null references bank_entry on delete cascade,
  invoice_id uuid not null references invoice,
  kind text not null check (kind in ('EXACT', 'PARTIAL', 'OVER')),
  confirmed_by uuid not null references app_user,
  confirmed_at timestamptz not null,
  taken_back_by uuid references app_user,
  taken_back_at timestamptz,
  reason text
);
create unique index on invoice_payment (entry_id) where taken_back_at is null;
create index on invoice_payment (entry_id);
create index on invoice_payment (invoice_id);

-- What bank statements say was received for it; a payment that its proof confirmed counts nothing here. A constant
-- default: the table is not rewritten.
alter table invoice add column paid_cents bigint not null default 0;
-- A received amount made it paid, not a proof: it is unpaid again when that amount is taken back.
alter table invoice add column paid_by_statement boolean not null default false;
-- What is still to be paid, by which an amount without a reference finds its invoice.
create index invoice_open_amount on invoice ((total_cents - paid_cents), due_date) where status in ('pending', 'overdue');
-- More was received than is asked for: a case for the administrator.
create index invoice_overpaid on invoice (created_at desc, id desc)
  where paid_cents > case when status = 'cancelled' then 0 else total_cents end;
comment on table bank_statement is 'An account statement of the bank (camt.053)';
comment on table bank_entry is 'An amount that a bank statement says was received';
comment on table invoice_payment is 'A received amount that an administrator confirmed as paying an invoice';

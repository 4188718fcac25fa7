-- The overdue invoice for which a late-payment fee is asked: at most one that counts for each.
alter table invoice add column late_for uuid references invoice;
create unique index on invoice (late_for) where late_for is not null and status <> 'cancelled';
-- Unpaid invoices by their due date, for reminders before and after it.
create index invoice_to_remind_of on invoice (due_date) where status in ('pending', 'overdue');

-- What a mail says stays with its row until it has gone or is given up: an administrator may send a failed one again.
alter table mail add column content jsonb;
alter table mail drop constraint mail_status_check;
alter table mail add constraint mail_status_check check (status in ('queued', 'sent', 'failed', 'given_up'));
alter table mail add column fault text check (fault in ('no_connection', 'sign_in', 'unknown_mailbox', 'full_mailbox',
  'refused', 'try_later', 'attachment', 'other'));
alter table mail add column tried_at timestamptz;
alter table mail add column search tsvector generated always as (search_vector(recipient || ' ' || subject)) stored;
-- The list of what has not arrived: few of many rows.
create index on mail (created_at desc, id desc) where status <> 'sent';

-- Administrators look up what was sent to an address, and search in subjects.
create index mail_by_recipient on mail (recipient, created_at desc, id desc);
create index mail_sent on mail (created_at desc, id desc) where status = 'sent';
create index on mail using gin (search);

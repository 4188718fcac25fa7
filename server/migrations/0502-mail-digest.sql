-- News that wait for the day's digest; what is read or deleted before needs none.
create table digest_entry (
  notification_id uuid primary key references notification on delete cascade,
  mail_kind text not null check (mail_kind in ('decision', 'invoice', 'negotiation', 'message', 'saved_search', 'submission'))
);

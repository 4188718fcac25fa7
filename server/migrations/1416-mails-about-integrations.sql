-- Mails about integrations may be chosen for the daily digest, too.
alter table digest_entry drop constraint digest_entry_mail_kind_check;
alter table digest_entry add constraint digest_entry_mail_kind_check check (mail_kind in
  ('decision', 'invoice', 'negotiation', 'message', 'saved_search', 'integration', 'submission'));

-- Mails about matches go with the daily digest. Apart from the table before, whose keys hold projects and offers for a
-- moment, and without a look at the rows: 1473 checks them under a lock that lets everybody read and write.
alter table digest_entry drop constraint digest_entry_mail_kind_check;
alter table digest_entry add constraint digest_entry_mail_kind_check check (mail_kind in
  ('decision', 'invoice', 'negotiation', 'message', 'saved_search', 'match', 'integration', 'submission')) not valid;

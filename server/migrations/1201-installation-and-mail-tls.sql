-- A mail server without TLS gets no mail.
alter table mail drop constraint mail_fault_check, add constraint mail_fault_check check (fault in ('no_connection',
  'no_tls', 'sign_in', 'unknown_mailbox', 'full_mailbox', 'try_later', 'refused', 'attachment', 'other'));

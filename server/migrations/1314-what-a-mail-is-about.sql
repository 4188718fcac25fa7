-- The record that a mail is about, where its erasure takes the mail along whoever it went to: requests to support are sent
-- to the operator, and their answers to whatever address the request names.
alter table mail add column record_kind text, add column record_id uuid,
  add constraint mail_record_check check ((record_kind is null) = (record_id is null));
create index mail_about on mail (record_id) where record_id is not null;

-- Mails of before: each was written in the transaction, and with the instant, of its request or its answer.
update mail m set record_kind = 'support_feedback', record_id = f.id from support_feedback f
where m.kind = 'support_feedback' and m.created_at = f.created_at;
update mail m set record_kind = 'support_feedback', record_id = a.feedback_id from support_answer a
where m.kind = 'support_answer' and m.created_at = a.created_at;

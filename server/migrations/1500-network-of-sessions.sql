-- Where a session was started, so that people recognise their own in the list; unknown for those of before.
alter table session add column network text not null default '';

-- When a request was last asked, answered, closed or opened again: requests are deleted some time after that.
-- The default is for processes of the version before, which do not name the column.
alter table support_feedback add column updated_at timestamptz not null default now();
update support_feedback f set updated_at = greatest(f.created_at,
  (select max(a.created_at) from support_answer a where a.feedback_id = f.id),
  (select max(e.at) from event e where e.record_kind = 'support_feedback' and e.record_id = f.id
    and e.action in ('answered', 'closed', 'reopened')));
create index on support_feedback (updated_at);

-- Requests to support become cases: administrators find them in a list, answer them and close them.
alter table support_feedback
  add column status text not null default 'open'
    constraint support_feedback_status_check check (status in ('open', 'answered', 'closed')),
  add column search tsvector
    generated always as (search_vector(name || ' ' || email || ' ' || description)) stored;
create index on support_feedback using gin (search);
create index on support_feedback (status, created_at desc, id desc);
drop index support_feedback_created_at_idx;
create index on support_feedback (created_at desc, id desc);

create table support_answer (
  id uuid primary key,
  feedback_id uuid not null references support_feedback on delete cascade,
  text text not null,
  answered_by uuid not null references app_user,
  created_at timestamptz not null
);
create index on support_answer (feedback_id, id);

-- Decisions that their administrator may still take back. Until then nobody is told of them; the row goes with the
-- telling, or with the undoing, whichever comes first.
create table undo_window (
  event_id uuid primary key,
  record_kind text not null,
  record_id uuid not null,
  -- Of the record after the decision: what changes it meanwhile closes the window.
  version int not null,
  until timestamptz not null
);
create index on undo_window (record_kind, record_id);
comment on table undo_window is 'A decision that may still be undone';

-- What has begun on account of a decision that may still be undone: other people know of it, so it stands.
alter table undo_window add column blocked_by text
  constraint undo_window_blocked_by_check check (blocked_by in ('negotiation'));

-- The entries of the audit log about one record, as the view names it.
create index event_audited_of_record on event
  (nullif(record_id, '00000000-0000-0000-0000-000000000000'), at desc, id desc) where audited;

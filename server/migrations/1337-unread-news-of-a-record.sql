-- What is still unread about a record that is deleted: few rows, found by the record.
create index notification_unread_resource on notification ((data ->> 'resourceId')) where not is_read;

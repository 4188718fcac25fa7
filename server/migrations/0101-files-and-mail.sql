-- Stored bytes belong to one row; the attempts of a mail are counted, since the last one decides that it failed.
create unique index file_storage_key on file (storage_key);

alter table mail add column attempts int not null default 0;

create index on support_feedback (created_at desc);

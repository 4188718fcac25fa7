-- What a person has uploaded and no record has taken yet is counted at each upload.
create index file_waiting on file (uploaded_by) include (size) where record_id is null;

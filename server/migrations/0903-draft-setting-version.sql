-- Two administrators who word one section at once hear of each other. As delivered a section has no row, and version 0.
alter table draft_setting add column version int not null default 1;

-- Two who change one saved search at once (in two tabs) hear of each other.
alter table saved_search add column version int not null default 1;

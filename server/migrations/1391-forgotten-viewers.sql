-- How many people viewed an item so long ago that it is no longer kept who they were. They go on counting.
-- The job that looks for old views reads the table whole: an index on their time would be written with every view.
create table forgotten_viewers (
  item_kind text not null check (item_kind in ('project', 'offer')),
  item_id uuid not null,
  people integer not null check (people > 0),
  primary key (item_kind, item_id)
);

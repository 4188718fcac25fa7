-- How often pages were visited and acts done on a day, by people who agreed to it. No person, no address, no record.
create table usage_count (
  day date not null,
  name text not null check (length(name) between 1 and 60),
  count integer not null check (count > 0),
  primary key (day, name)
);
-- Who agreed before there was anything to count did not know to what: everybody is asked again.
update app_user set preferences = preferences - 'analytical' where preferences ? 'analytical';

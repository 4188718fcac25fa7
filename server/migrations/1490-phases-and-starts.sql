-- The phase of a project and when delivery starts are filters of the lists. A generated column would write the whole table
-- anew while nobody may read it, so a trigger sets them, as it does the municipality: whatever writes the content, the
-- version before included, writes them. What is stored already is filled in by 1492 and 1496.
alter table project add current_project_status text, add starts_on date;
alter table offer add delivery_start text;

create function set_project_filters() returns trigger language plpgsql as $$ begin
  new.current_project_status := new.content ->> 'currentProjectStatus';
  new.starts_on := iso_date(new.content ->> 'startDate');
  return new;
end $$;
create trigger project_filters_are_set before insert or update of content on project
  for each row execute function set_project_filters();

create function set_offer_filters() returns trigger language plpgsql as $$ begin
  new.delivery_start := new.content ->> 'startDate';
  return new;
end $$;
create trigger offer_filters_are_set before insert or update of content on offer
  for each row execute function set_offer_filters();

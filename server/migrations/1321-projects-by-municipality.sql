-- The municipality that a project's text names. A trigger sets it, so that whatever writes the text writes the code.
alter table project add municipality_code text references municipality;

create function set_municipality_code() returns trigger language plpgsql as $$ begin
  new.municipality_code := municipality_code(new.content #>> '{location,country}', new.content #>> '{location,municipality}');
  return new;
end $$;
create trigger municipality_code_is_set before insert or update of content on project
  for each row execute function set_municipality_code();

update project p set municipality_code = found.code
from (
  select p.id, municipality_code(p.country, p.municipality) as code from project p
) found
where found.id = p.id and found.code is not null;

-- As 1240 has the index of each filter, with what the lists ask for.
create index project_by_municipality on project (municipality_code, in_market, created_at, id)
  include (source_id, terms_id, price, total_purchased_capacity, installed_capacity, annual_volume, maximum_energy,
    term_years, negotiation_status, status, is_published, owner_id);

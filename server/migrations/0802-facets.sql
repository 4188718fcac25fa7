-- Lists of a million rows, rare combinations included. Where an item's energy comes from (country, technologies) is one of some
-- hundred combinations, and so are its terms (structure, guarantees, duration, how far it is negotiated): each has a number made
-- of its values and stands once in a small table. A list looks the wanted ones up there and reads their items from an index,
-- however few.
drop index project_in_market_by_country, project_in_market, project_by_created, project_by_name, project_by_price,
  project_by_price_desc, project_by_capacity, project_by_term, project_by_status, project_by_country;
drop index offer_in_market, offer_by_created, offer_by_name, offer_by_price, offer_by_price_desc, offer_by_capacity,
  offer_by_capacity_desc, offer_by_status, offer_by_country;

-- Whatever order people chose the values in, and however often: the same set is the same text.
create function value_set(jsonb) returns text language sql immutable strict parallel safe
  return (select coalesce(string_agg(distinct value, ',' order by value), '') from jsonb_array_elements_text($1) value);

-- Numbers of one width are compared several times faster than those of any length.
alter table project
  alter price type float8, alter total_purchased_capacity type float8, alter installed_capacity type float8,
  alter maximum_energy type float8, alter term_years type float8,
  -- What strangers see: published, decided and not contracted.
  add in_market boolean not null generated always as
    (is_published and status in ('approved', 'fractioned') and negotiation_status <> 'CLOSED') stored,
  add source_id bigint not null generated always as (hashtextextended((content #>> '{location,country}') || ' ' ||
    value_set(jsonb_path_query_array(content, '$.technologies[*].type')), 0)) stored,
  add terms_id bigint not null generated always as (hashtextextended(
    value_set(content #> '{financialConditions,contractStructure}') || ' ' ||
    (content #>> '{financialConditions,hasWarranties}') || ' ' || negotiation_status, 0)) stored;
alter table offer
  alter price type float8, alter total_purchased_capacity type float8,
  add in_market boolean not null generated always as
    (is_published and status = 'approved' and negotiation_status <> 'CLOSED') stored,
  add source_id bigint not null generated always as (hashtextextended(coalesce(content ->> 'country', '') || ' ' ||
    coalesce(value_set(content -> 'technologies'), ''), 0)) stored,
  add terms_id bigint not null generated always as (hashtextextended(
    coalesce(content ->> 'contractStructure', '') || ' ' || coalesce(content ->> 'contractDuration', '') || ' ' ||
    (content ->> 'hasWarranties') || ' ' || negotiation_status, 0)) stored;

create table project_source (id bigint primary key, country text not null, technologies text[] not null);
create table offer_source (id bigint primary key, country text, technologies text[] not null);
create table project_terms (
  id bigint primary key, contract_structure text[] not null, has_warranties boolean not null, negotiation_status text not null
);
create table offer_terms (
  id bigint primary key, contract_structure text, contract_duration text, has_warranties boolean not null,
  negotiation_status text not null
);

-- They stay when the last item of a combination goes: one row more or less costs nothing.
-- Two who write the same new combination wait for each other; of a known one nobody does.
create function note_project_facets() returns trigger language plpgsql as $$ begin
  if not exists (select from project_source where id = new.source_id) then
    insert into project_source values (new.source_id, new.country, new.technologies) on conflict do nothing;
  end if;
  if not exists (select from project_terms where id = new.terms_id) then
    insert into project_terms values (new.terms_id, new.contract_structure, new.has_warranties, new.negotiation_status)
    on conflict do nothing;
  end if;
  return null;
end $$;
create function note_offer_facets() returns trigger language plpgsql as $$ begin
  if not exists (select from offer_source where id = new.source_id) then
    insert into offer_source values (new.source_id, new.country, new.technologies) on conflict do nothing;
  end if;
  if not exists (select from offer_terms where id = new.terms_id) then
    insert into offer_terms values (new.terms_id, new.contract_structure, new.contract_duration, new.has_warranties,
      new.negotiation_status)
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger project_facets_are_noted after insert or update of content, negotiation_status on project
  for each row execute function note_project_facets();
create trigger offer_facets_are_noted after insert or update of content, negotiation_status on offer
  for each row execute function note_offer_facets();
insert into project_source select distinct on (source_id) source_id, country, technologies from project;
insert into offer_source select distinct on (source_id) source_id, country, technologies from offer;
insert into project_terms
  select distinct on (terms_id) terms_id, contract_structure, has_warranties, negotiation_status from project;
insert into offer_terms
  select distinct on (terms_id) terms_id, contract_structure, contract_duration, has_warranties, negotiation_status from offer;

-- Each order has an index that also holds what the filters ask for: a page is read along it until it is full, a total is
-- counted in it without the rows. What may be empty stands last in both directions, which takes an index for each.
do $$
declare
  project_columns constant text := 'price, total_purchased_capacity, installed_capacity, maximum_energy, term_years,
    negotiation_status, status, is_published, owner_id';
  offer_columns constant text := 'price, total_purchased_capacity, negotiation_status, status, is_published, owner_id';
  sorted record;
begin
  for sorted in select * from (values
    ('project', 'created', 'created_at, id'), ('project', 'name', 'name, id'), ('project', 'price', 'price, id'),
    ('project', 'price_desc', 'price desc nulls last, id desc'), ('project', 'capacity', 'total_purchased_capacity, id'),
    ('project', 'term', 'term_years, id'), ('project', 'status', 'status, id'),
    ('offer', 'created', 'created_at, id'), ('offer', 'name', 'name, id'), ('offer', 'price', 'price, id'),
    ('offer', 'price_desc', 'price desc nulls last, id desc'), ('offer', 'capacity', 'total_purchased_capacity, id'),
    ('offer', 'capacity_desc', 'total_purchased_capacity desc nulls last, id desc'), ('offer', 'status', 'status, id')
  ) as wanted (item, name, keys) loop
    execute format('create index %I on %I (%s) include (in_market, source_id, terms_id, %s)', sorted.item || '_by_' || sorted.name,
      sorted.item, sorted.keys, case sorted.item when 'project' then project_columns else offer_columns end);
  end loop;
  -- Strangers read newest first more often than anything else.
  create index project_in_market on project (created_at, id) include (source_id, terms_id, price, total_purchased_capacity,
    installed_capacity, maximum_energy, term_years, negotiation_status) where in_market;
  create index offer_in_market on offer (created_at, id) include (source_id, terms_id, price, total_purchased_capacity, negotiation_status)
    where in_market;
  for sorted in select * from (values ('project', 'source', 'terms_id'), ('project', 'terms', 'source_id'),
    ('offer', 'source', 'terms_id'), ('offer', 'terms', 'source_id')) as wanted (item, name, keys) loop
    execute format('create index %I on %I (%I, in_market, created_at, id) include (%s, %s)', sorted.item || '_by_' || sorted.name,
      sorted.item, sorted.name || '_id', sorted.keys,
      case sorted.item when 'project' then project_columns else offer_columns end);
  end loop;
end $$;

-- How frequent words are decides how a text is looked up: three thousand of them are known instead of one.
alter table project alter search set statistics 300;
alter table offer alter search set statistics 300;

-- What is delivered in a year is a filter of all lists: as 0802 and 1207 have the index of each order, with its column.
drop index project_by_created, project_by_name, project_by_name_es, project_by_price, project_by_price_desc,
  project_by_capacity, project_by_term, project_by_status, project_in_market, project_by_source, project_by_terms;
drop index offer_by_created, offer_by_name, offer_by_name_es, offer_by_price, offer_by_price_desc, offer_by_capacity,
  offer_by_capacity_desc, offer_by_status, offer_in_market, offer_by_source, offer_by_terms;

alter table project add annual_volume float8 generated always as ((content ->> 'annualVolume')::float8) stored;
alter table offer add annual_volume float8 generated always as ((content ->> 'annualVolume')::float8) stored;
alter table energy_contract add annual_volume float8 generated always as ((content ->> 'annualVolume')::float8) stored;

do $$
declare
  project_columns constant text := 'price, total_purchased_capacity, installed_capacity, annual_volume, maximum_energy,
    term_years, negotiation_status, status, is_published, owner_id';
  offer_columns constant text := 'price, total_purchased_capacity, annual_volume, negotiation_status, status,
    is_published, owner_id';
  sorted record;
begin
  for sorted in select * from (values
    ('project', 'created', 'created_at, id'), ('project', 'name', 'name collate name_order, id'),
    ('project', 'name_es', 'name collate name_order_es, id'), ('project', 'price', 'price, id'),
    ('project', 'price_desc', 'price desc nulls last, id desc'), ('project', 'capacity', 'total_purchased_capacity, id'),
    ('project', 'term', 'term_years, id'), ('project', 'status', 'status, id'),
    ('offer', 'created', 'created_at, id'), ('offer', 'name', 'name collate name_order, id'),
    ('offer', 'name_es', 'name collate name_order_es, id'), ('offer', 'price', 'price, id'),
    ('offer', 'price_desc', 'price desc nulls last, id desc'), ('offer', 'capacity', 'total_purchased_capacity, id'),
    ('offer', 'capacity_desc', 'total_purchased_capacity desc nulls last, id desc'), ('offer', 'status', 'status, id')
  ) as wanted (item, name, keys) loop
    execute format('create index %I on %I (%s) include (in_market, source_id, terms_id, %s)',
      sorted.item || '_by_' || sorted.name, sorted.item, sorted.keys,
      case sorted.item when 'project' then project_columns else offer_columns end);
  end loop;
  create index project_in_market on project (created_at, id) include (source_id, terms_id, price,
    total_purchased_capacity, installed_capacity, annual_volume, maximum_energy, term_years, negotiation_status)
    where in_market;
  create index offer_in_market on offer (created_at, id) include (source_id, terms_id, price, total_purchased_capacity,
    annual_volume, negotiation_status) where in_market;
  for sorted in select * from (values ('project', 'source', 'terms_id'), ('project', 'terms', 'source_id'),
    ('offer', 'source', 'terms_id'), ('offer', 'terms', 'source_id')) as wanted (item, name, keys) loop
    execute format('create index %I on %I (%I, in_market, created_at, id) include (%s, %s)',
      sorted.item || '_by_' || sorted.name, sorted.item, sorted.name || '_id', sorted.keys,
      case sorted.item when 'project' then project_columns else offer_columns end);
  end loop;
end $$;

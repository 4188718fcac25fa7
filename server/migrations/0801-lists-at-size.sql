-- Lists of a million rows: each order has an index that also holds what the filters ask for, so that a page is read along
-- the index until it is full, and a total is counted without the rows. One without a direction of its own serves both.
drop index project_in_market_by_country;
drop index project_in_market;
drop index offer_in_market;
drop index project_created_at_id_idx;
drop index offer_created_at_id_idx;

create index project_in_market_by_country on project (country, created_at desc, id desc)
  include (technologies, contract_structure, price, total_purchased_capacity, installed_capacity, maximum_energy,
    term_years, has_warranties, negotiation_status, status, owner_id)
  where is_published and status in ('approved', 'fractioned') and negotiation_status <> 'CLOSED';
create index project_in_market on project (created_at desc, id desc)
  include (country, technologies, contract_structure, price, total_purchased_capacity, installed_capacity, maximum_energy,
    term_years, has_warranties, negotiation_status, status, owner_id)
  where is_published and status in ('approved', 'fractioned') and negotiation_status <> 'CLOSED';
create index offer_in_market on offer (created_at desc, id desc)
  include (country, technologies, contract_structure, price, total_purchased_capacity, contract_duration, has_warranties,
    negotiation_status, status, owner_id)
  where is_published and status = 'approved' and negotiation_status <> 'CLOSED';

do $$
declare
  project_columns constant text := 'country, technologies, contract_structure, price, total_purchased_capacity,
    installed_capacity, maximum_energy, term_years, has_warranties, negotiation_status, status, is_published, owner_id';
  offer_columns constant text := 'country, technologies, contract_structure, price, total_purchased_capacity,
    contract_duration, has_warranties, negotiation_status, status, is_published, owner_id';
  sorted record;
begin
  -- What may be empty stands last in both directions, which takes an index for each.
  for sorted in select * from (values
    ('project', 'created', 'created_at, id'), ('project', 'name', 'name, id'), ('project', 'price', 'price, id'),
    ('project', 'price_desc', 'price desc nulls last, id desc'), ('project', 'capacity', 'total_purchased_capacity, id'),
    ('project', 'term', 'term_years, id'), ('project', 'status', 'status, id'),
    ('offer', 'created', 'created_at, id'), ('offer', 'name', 'name, id'), ('offer', 'price', 'price, id'),
    ('offer', 'price_desc', 'price desc nulls last, id desc'), ('offer', 'capacity', 'total_purchased_capacity, id'),
    ('offer', 'capacity_desc', 'total_purchased_capacity desc nulls last, id desc'), ('offer', 'status', 'status, id')
  ) as wanted (item, name, keys) loop
    execute format('create index %I on %I (%s) include (%s)', sorted.item || '_by_' || sorted.name, sorted.item, sorted.keys,
      case sorted.item when 'project' then project_columns else offer_columns end);
  end loop;
end $$;

-- The administrators' lists have every status, and countries with a handful of items.
create index project_by_country on project (country, created_at desc, id desc);
create index offer_by_country on offer (country, created_at desc, id desc);

-- As 1321 has the index of a filter, with what the lists ask for.
create index concurrently project_by_start on project (starts_on, in_market, created_at, id)
  include (source_id, terms_id, price, total_purchased_capacity, installed_capacity, annual_volume, maximum_energy, term_years,
    negotiation_status, status, is_published, owner_id, pricing_type, current_project_status);

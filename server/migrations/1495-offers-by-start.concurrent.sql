-- As 1321 has the index of a filter, with what the lists ask for.
create index concurrently offer_by_start on offer (delivery_start, in_market, created_at, id)
  include (source_id, terms_id, price, total_purchased_capacity, annual_volume, negotiation_status, status, is_published,
    owner_id, pricing_type);

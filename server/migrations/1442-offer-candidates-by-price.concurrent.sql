-- The best matches of an item are looked for among those that pass the gates of country and technology and are nearest by
-- price: `source_id` stands for both, so each wanted combination is read from its own part of the index. It holds what a
-- first look at a candidate asks for. Lists that name no price keep their own indexes.
create index concurrently offer_in_market_by_source_price on offer (source_id, price, id)
  include (terms_id, total_purchased_capacity, created_at, owner_id) where in_market and price is not null;

-- The best matches of an item are looked for among those that pass the gates of country and technology and are nearest by
-- price: `source_id` stands for both, so each wanted combination is read from its own part of the index.
-- It holds what a first look at a candidate asks for. Lists that name no price keep their own indexes.
create index project_in_market_by_source_price on project (source_id, price, id)
  include (terms_id, total_purchased_capacity, term_years, created_at, owner_id) where in_market and price is not null;
create index offer_in_market_by_source_price on offer (source_id, price, id)
  include (terms_id, total_purchased_capacity, created_at, owner_id) where in_market and price is not null;

-- Counterparts that a company does not want to see among its best matches.
create table hidden_match (
  legal_entity_id uuid not null references legal_entity,
  item_kind text not null check (item_kind in ('project', 'offer')),
  item_id uuid not null,
  hidden_by uuid not null references app_user,
  hidden_at timestamptz not null,
  primary key (legal_entity_id, item_kind, item_id)
);

-- Administrators filter the list of legal entities by it.
alter table legal_entity add column is_market_agent boolean not null
  generated always as (coalesce((content ->> 'isMarketAgent')::boolean, false)) stored;

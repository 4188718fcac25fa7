-- Series of prices, profiles and loads. A series without a company belongs to the market.
create table series (
  id uuid primary key,
  version int not null default 1,
  kind text not null check (kind in ('profile', 'price', 'load', 'grid_share', 'grid_factor', 'metered')),
  zone text not null,
  legal_entity_id uuid references legal_entity,
  name text not null,
  resolution text not null check (resolution in ('PT60M', 'PT15M')),
  unit text not null,
  first timestamptz not null,
  count int not null check (count > 0),
  filled int not null,
  source text,
  licence text,
  created_by uuid not null references app_user,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((legal_entity_id is null) = (kind in ('price', 'grid_share', 'grid_factor')))
);
create index series_of_company on series (legal_entity_id);
comment on table series is 'Series of prices, profiles and loads; the values are in series_block';
-- Float32, little-endian, one for each interval: an array of a tenth of the size, and nothing to parse.
create table series_block (
  series_id uuid not null references series on delete cascade,
  month date not null,
  values bytea not null,
  primary key (series_id, month)
);
comment on table series_block is 'The values of a series in one calendar month (UTC), from the first that it has';

-- Names are cut into words as the server cuts what is typed: whatever is no letter or digit separates. The parser alone
-- would keep `S.A.`, `2.0`, addresses and hosts whole, and their parts would not be found.
alter text search configuration words alter mapping for numword, numhword, hword_numpart with unaccent, simple;

create function search_vector(text) returns tsvector language sql immutable strict parallel safe
  return to_tsvector('words', regexp_replace($1,
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u303f]+',
    ' ', 'g'));

alter table app_user drop column search;
alter table app_user add column search tsvector
  generated always as (search_vector(first_name || ' ' || last_name || ' ' || email)) stored;
create index on app_user using gin (search);

alter table legal_entity drop column search;
alter table legal_entity add column search tsvector generated always as (search_vector(
  (content ->> 'name') || ' ' || (content ->> 'fiscalNumber') || ' ' || (content ->> 'city'))) stored;
create index on legal_entity using gin (search);

alter table project drop column search;
alter table project add column search tsvector generated always as (search_vector(search_text)) stored;
create index on project using gin (search);

alter table offer drop column search;
alter table offer add column search tsvector generated always as (search_vector(search_text)) stored;
create index on offer using gin (search);

alter table energy_contract drop column search;
alter table energy_contract add column search tsvector generated always as (search_vector(search_text)) stored;
create index on energy_contract using gin (search);
alter table energy_contract drop column public_search;
alter table energy_contract add column public_search tsvector
  generated always as (search_vector(public_search_text)) stored;
create index on energy_contract using gin (public_search);

-- Strangers see what is published, decided and not contracted: the marketplace's lists read these alone.
create index project_in_market_by_country on project (country, created_at desc, id desc)
  include (technologies, price, total_purchased_capacity)
  where is_published and status in ('approved', 'fractioned') and negotiation_status <> 'CLOSED';
create index project_in_market on project (created_at desc, id desc)
  include (country, technologies, price, total_purchased_capacity)
  where is_published and status in ('approved', 'fractioned') and negotiation_status <> 'CLOSED';
create index offer_in_market on offer (created_at desc, id desc)
  include (country, technologies, price, total_purchased_capacity)
  where is_published and status = 'approved' and negotiation_status <> 'CLOSED';
drop index project_visible_by_country;
drop index project_visible;
drop index offer_visible;

-- Prefixes of words, for finding misspelt ones.
create index on search_word (word text_pattern_ops);

-- Words are the same whatever their case and accents, in Greek and Cyrillic letters as in Latin ones, and whatever locale the
-- database has: `C` alone would leave every letter but a to z as it is. What is stored and what is asked for is made plain here
-- and nowhere else; `domain/src/words/plain-text.ts` says the same for what pages search in by themselves.

-- One form of each letter, in lower case, with the sigma that ends a word as any other. Accents that are letters of their own
-- in Cyrillic (й, ї) stay; those of Latin and Greek letters, and that of ё, are taken off by `unaccent` in the configuration.
-- Most texts are in their one form already: to ask costs a third of making it.
create function plain_text(text) returns text language sql immutable strict parallel safe
  return replace(regexp_replace(
    lower(case when $1 is nfkc normalized then $1 else normalize($1, NFKC) end collate "und-x-icu"),
    '[\u0300-\u036f]+', '', 'g'), 'ς', 'σ');

-- Whatever is no letter or digit separates, and the apostrophes and marks that Unicode calls letters. Blanks do so by themselves.
create or replace function search_vector(text) returns tsvector language sql immutable strict parallel safe
  return to_tsvector('words', regexp_replace(plain_text($1), '([^[:alnum:] ]|[\u02b9-\u02ff])+' collate "und-x-icu", ' ', 'g'));

-- Of words in the syntax of `to_tsquery`.
create function search_query(text) returns tsquery language sql immutable strict parallel safe
  return to_tsquery('words', plain_text($1));

-- What is stored is made again.
alter table app_user drop column search, add column search tsvector
  generated always as (search_vector(first_name || ' ' || last_name || ' ' || email)) stored;
create index on app_user using gin (search);

alter table legal_entity drop column search, add column search tsvector generated always as (search_vector(
  (content ->> 'name') || ' ' || (content ->> 'fiscalNumber') || ' ' || (content ->> 'city'))) stored;
create index on legal_entity using gin (search);

alter table project drop column search,
  add column search tsvector generated always as (search_vector(search_text)) stored;
alter table project alter search set statistics 300;
create index on project using gin (search);

alter table offer drop column search,
  add column search tsvector generated always as (search_vector(search_text)) stored;
alter table offer alter search set statistics 300;
create index on offer using gin (search);

alter table energy_contract drop column search, drop column public_search,
  add column search tsvector generated always as (search_vector(search_text)) stored,
  add column public_search tsvector generated always as (search_vector(public_search_text)) stored;
create index on energy_contract using gin (search);
create index on energy_contract using gin (public_search);

alter table mail drop column search,
  add column search tsvector generated always as (search_vector(recipient || ' ' || subject)) stored;

update invoice i set search = search_vector(
  i.number || ' ' || (i.customer ->> 'name') || ' ' || c.name || ' ' || c.number)
from energy_contract c where c.id = i.energy_contract_id;

insert into search_word select distinct unnest(tsvector_to_array(search_vector(word))) from search_word
  on conflict do nothing;
delete from search_word
  where tsvector_to_array(search_vector(word)) <> array[word] or length(word) not between 3 and 60;

-- The planner knows the new words, which decide how a text is looked up.
analyze project (search), offer (search);

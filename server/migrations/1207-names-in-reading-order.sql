-- Names stand in lists as readers look for them: accents and case decide among equals alone, and numbers count as numbers.
-- Portuguese and English agree on the letters; in Spanish ñ comes after n. Names that differ in nothing but their bytes are
-- still two, so that every order is total.
create collation name_order (provider = icu, locale = 'und-u-kn-true');
create collation name_order_es (provider = icu, locale = 'es-u-kn-true');

-- As 0802 has the index of each order, one for each collation.
drop index project_by_name, offer_by_name;
do $$
declare
  project_columns constant text := 'price, total_purchased_capacity, installed_capacity, maximum_energy, term_years,
    negotiation_status, status, is_published, owner_id';
  offer_columns constant text := 'price, total_purchased_capacity, negotiation_status, status, is_published, owner_id';
  language record;
begin
  for language in select * from (values ('', 'name_order'), ('_es', 'name_order_es')) as wanted (suffix, collation_name) loop
    execute format('create index %I on project (name collate %I, id) include (in_market, source_id, terms_id, %s)',
      'project_by_name' || language.suffix, language.collation_name, project_columns);
    execute format('create index %I on offer (name collate %I, id) include (in_market, source_id, terms_id, %s)',
      'offer_by_name' || language.suffix, language.collation_name, offer_columns);
  end loop;
end $$;

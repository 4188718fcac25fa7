-- The number of a combination is a hash of its values, so two combinations may have the same one. Both stand in their
-- table now; before, the second was missing there, and filters did not find its items. A list that meets such a number
-- compares the columns themselves too (platform/lists/facets.ts).
alter table project_source drop constraint project_source_pkey;
alter table project_terms drop constraint project_terms_pkey;
alter table offer_source drop constraint offer_source_pkey;
alter table offer_terms drop constraint offer_terms_pkey;
-- Not unique: two who write the same new combination at once may both note it, which changes no list.
create index project_source_by_number on project_source (id);
create index project_terms_by_number on project_terms (id);
create index offer_source_by_number on offer_source (id);
create index offer_terms_by_number on offer_terms (id);

-- A set of values in another order is the same combination: each contains the other.
create or replace function note_project_facets() returns trigger language plpgsql as $$ begin
  if not exists (select from project_source s where s.id = new.source_id and s.country = new.country
    and s.technologies @> new.technologies and s.technologies <@ new.technologies) then
    insert into project_source values (new.source_id, new.country, new.technologies);
  end if;
  if not exists (select from project_terms t where t.id = new.terms_id
    and t.contract_structure @> new.contract_structure and t.contract_structure <@ new.contract_structure
    and t.has_warranties = new.has_warranties and t.negotiation_status = new.negotiation_status) then
    insert into project_terms values (new.terms_id, new.contract_structure, new.has_warranties, new.negotiation_status);
  end if;
  return null;
end $$;
create or replace function note_offer_facets() returns trigger language plpgsql as $$ begin
  if not exists (select from offer_source s where s.id = new.source_id and s.country is not distinct from new.country
    and s.technologies @> new.technologies and s.technologies <@ new.technologies) then
    insert into offer_source values (new.source_id, new.country, new.technologies);
  end if;
  if not exists (select from offer_terms t where t.id = new.terms_id
    and t.contract_structure is not distinct from new.contract_structure
    and t.contract_duration is not distinct from new.contract_duration
    and t.has_warranties = new.has_warranties and t.negotiation_status = new.negotiation_status) then
    insert into offer_terms values (new.terms_id, new.contract_structure, new.contract_duration, new.has_warranties,
      new.negotiation_status);
  end if;
  return null;
end $$;

insert into project_source select distinct on (source_id, country, value_set(to_jsonb(technologies)))
    source_id, country, technologies
  from project p where not exists (select from project_source s where s.id = p.source_id and s.country = p.country
    and s.technologies @> p.technologies and s.technologies <@ p.technologies);
insert into project_terms
  select distinct on (terms_id, value_set(to_jsonb(contract_structure)), has_warranties, negotiation_status)
    terms_id, contract_structure, has_warranties, negotiation_status
  from project p where not exists (select from project_terms t where t.id = p.terms_id
    and t.contract_structure @> p.contract_structure and t.contract_structure <@ p.contract_structure
    and t.has_warranties = p.has_warranties and t.negotiation_status = p.negotiation_status);
insert into offer_source select distinct on (source_id, country, value_set(to_jsonb(technologies)))
    source_id, country, technologies
  from offer o where not exists (select from offer_source s where s.id = o.source_id
    and s.country is not distinct from o.country
    and s.technologies @> o.technologies and s.technologies <@ o.technologies);
insert into offer_terms
  select distinct terms_id, contract_structure, contract_duration, has_warranties, negotiation_status
  from offer o where not exists (select from offer_terms t where t.id = o.terms_id
    and t.contract_structure is not distinct from o.contract_structure
    and t.contract_duration is not distinct from o.contract_duration
    and t.has_warranties = o.has_warranties and t.negotiation_status = o.negotiation_status);

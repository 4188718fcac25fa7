-- The fiscal numbers that companies had before. Books of the price benchmark name companies by their number, so whoever
-- reads a book made before a change is known in it by the number of that time (docs/decisions/110).
create table former_fiscal_number (
  legal_entity_id uuid not null references legal_entity,
  country text not null,
  fiscal_number text not null,
  until timestamptz not null default clock_timestamp(),
  primary key (legal_entity_id, until)
);

-- A trigger writes it, so that no way of changing a number goes past it, nor the version before.
create function note_former_number() returns trigger language plpgsql as $$ begin
  insert into former_fiscal_number (legal_entity_id, country, fiscal_number)
  values (old.id, old.country, old.fiscal_number);
  return null;
end $$;
create trigger former_number_is_noted after update of content on legal_entity for each row
  when ((old.country, old.fiscal_number) is distinct from (new.country, new.fiscal_number))
  execute function note_former_number();

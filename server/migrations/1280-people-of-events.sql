-- Events are never erased, so they name people by the id of a row here, which can be: {"person": id} in place of a name,
-- an address or a phone. A row is a person as they were at that moment, so that the history shows old and new values.
create table event_person (
  id uuid primary key,
  -- The account, where one was linked. Its rows go with the account's other data.
  user_id uuid references app_user on delete cascade,
  first_name text not null,
  last_name text not null,
  email text,
  phone text
);
create index on event_person (user_id);
create index on event_person (email);
comment on table event_person is 'The people that events name by id; erased with the account, while the events stay';

-- What a value of an event says, with the people as they were. A person who was erased stays {"person": id}.
create function with_people(given jsonb, field text) returns jsonb language sql stable as $$
  select case jsonb_typeof(given)
    when 'array' then (
      select coalesce(jsonb_agg(case when p.id is null then item else (item - 'person') || jsonb_strip_nulls(jsonb_build_object(
        'firstName', p.first_name, 'lastName', p.last_name, 'email', p.email, 'phone', p.phone)) end order by place), '[]')
      from jsonb_array_elements(given) with ordinality list(item, place)
      left join event_person p on jsonb_typeof(item) = 'object' and p.id = (item ->> 'person')::uuid)
    when 'object' then coalesce((
      select coalesce(to_jsonb(case field when 'firstName' then p.first_name when 'lastName' then p.last_name
        when 'email' then p.email when 'phone' then p.phone else concat_ws(' ', p.first_name, nullif(p.last_name, '')) end), 'null')
      from event_person p where p.id = (given ->> 'person')::uuid), given)
    else given end $$;

-- The changes of an event as a history shows them. Whose field changed is `subject`: null once the person was erased.
create function changes_with_people(changes jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg((change - 'person') || jsonb_build_object(
      'oldValue', with_people(change -> 'oldValue', change ->> 'fieldName'),
      'newValue', with_people(change -> 'newValue', change ->> 'fieldName'))
    || case when change ? 'person' then jsonb_build_object('subject', (
      select concat_ws(' ', p.first_name, nullif(p.last_name, '')) from event_person p
      where p.id = (change ->> 'person')::uuid)) else '{}' end order by place), '[]')
  from jsonb_array_elements(changes) with ordinality list(change, place) $$;

-- From here on: the events of before, and those that a process of the version before still writes, give their people away.
-- Of the representatives the address leads to the employee and the account; employees are never deleted.
create function moved_person(entity uuid, given jsonb) returns jsonb language plpgsql as $$
declare
  kept uuid := gen_random_uuid();
  known record;
begin
  select e.id, e.user_id into known from employee e
    where e.legal_entity_id = entity and e.email = lower(given ->> 'email')
    order by e.removed_at desc nulls first, e.id desc limit 1;
  insert into event_person (id, user_id, first_name, last_name, email, phone)
  values (kept, known.user_id, coalesce(given ->> 'firstName', ''), coalesce(given ->> 'lastName', ''),
    lower(given ->> 'email'), given ->> 'phone');
  return (given - array['firstName', 'lastName', 'email', 'phone'])
    || jsonb_strip_nulls(jsonb_build_object('person', kept, 'employee', known.id));
end $$;

create function moved_people(entity uuid, given jsonb) returns jsonb language sql as $$
  select case when jsonb_typeof(given) <> 'array' then given else (
    select coalesce(jsonb_agg(case when jsonb_typeof(item) = 'object' and not item ? 'person'
      then moved_person(entity, item) else item end order by place), '[]')
    from jsonb_array_elements(given) with ordinality list(item, place)) end $$;

-- A whole name leads to the employee who bears it. Nobody could erase a name of whom nobody knows whose it is, so its row
-- is not made, and the history shows it as that of an erased person.
create function moved_name(entity uuid, given jsonb) returns jsonb language plpgsql as $$
declare
  kept uuid := gen_random_uuid();
begin
  if jsonb_typeof(given) is distinct from 'string' then
    return given;
  end if;
  insert into event_person (id, user_id, first_name, last_name, email, phone)
  select kept, e.user_id, e.first_name, e.last_name, e.email, null from employee e
    where e.legal_entity_id = entity and concat_ws(' ', e.first_name, e.last_name) = given #>> '{}'
    order by e.removed_at desc nulls first, e.id desc limit 1;
  return jsonb_build_object('person', kept);
end $$;

-- The contact as it was before the changes.
create function contact_before(changes jsonb, contact jsonb) returns jsonb language sql immutable as $$
  select coalesce(contact, '{}') || coalesce(jsonb_object_agg(change ->> 'fieldName', change -> 'oldValue'), '{}')
  from jsonb_array_elements(changes) change
  where change ->> 'fieldName' in ('firstName', 'lastName', 'email', 'phone')
    and jsonb_typeof(change -> 'oldValue') <> 'object' $$;

create function changes_without_people(entity uuid, changes jsonb, contact jsonb) returns jsonb language plpgsql as $$
declare
  change jsonb;
  moved jsonb := '[]';
  was jsonb;
  becomes jsonb;
begin
  for change in select value from jsonb_array_elements(changes) loop
    if change ->> 'fieldName' = 'employees' then
      change := change || jsonb_build_object('oldValue', moved_people(entity, change -> 'oldValue'),
        'newValue', moved_people(entity, change -> 'newValue'));
    elsif change ->> 'fieldName' = 'owner' then
      change := change || jsonb_build_object('oldValue', moved_name(entity, change -> 'oldValue'),
        'newValue', moved_name(entity, change -> 'newValue'));
    elsif change ? 'subject' then
      change := (change - 'subject') || coalesce(moved_name(entity, change -> 'subject'), '{}');
    elsif change ->> 'fieldName' in ('firstName', 'lastName', 'email', 'phone')
      and jsonb_typeof(change -> 'newValue') <> 'object' then
      was := coalesce(was, moved_person(entity, contact_before(changes, contact)));
      becomes := coalesce(becomes, moved_person(entity, coalesce(contact, '{}')));
      change := change || jsonb_build_object('oldValue', jsonb_build_object('person', was -> 'person'),
        'newValue', jsonb_build_object('person', becomes -> 'person'));
    end if;
    moved := moved || jsonb_build_array(change);
  end loop;
  return moved;
end $$;

alter table event disable trigger event_is_append_only;
do $$
declare
  entity record;
  one record;
  contact jsonb;
begin
  for entity in select id, content -> 'contact' as contact from legal_entity loop
    contact := entity.contact;
    -- Newest first: each event knows the contact as it left it.
    for one in select id, changes from event where record_kind = 'legal_entity' and record_id = entity.id
      and (changes <> '[]' or data ? 'person') order by id desc loop
      update event set changes = changes_without_people(entity.id, one.changes, contact), data = data - 'person'
      where id = one.id;
      contact := contact_before(one.changes, contact);
    end loop;
  end loop;
end $$;
alter table event enable trigger event_is_append_only;

-- For processes of the version before that still run; what this version writes has no name in it.
-- With the owner's rights: the server's role has those to the new table from the end of all migrations on.
create function move_people() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.changes := changes_without_people(new.record_id, new.changes,
    (select content -> 'contact' from legal_entity where id = new.record_id));
  new.data := new.data - 'person';
  return new;
end $$;
create trigger event_without_people before insert on event for each row
  when (new.record_kind = 'legal_entity' and (new.changes <> '[]' or new.data ? 'person'))
  execute function move_people();

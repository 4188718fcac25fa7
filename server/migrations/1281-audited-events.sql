-- The audit log is what administrators and the operator have done, also what they only read: the events marked here.
alter table event add column audited boolean not null default false;
-- A keyed hash of the network from which an audited call came.
alter table event add column network_hash text;

-- What administrators did before; of what they read nothing was noted.
alter table event disable trigger event_is_append_only;
update event set audited = true from app_user a where a.id = event.actor_id and a.is_admin;
alter table event enable trigger event_is_append_only;

create index event_audited on event (id) where audited;
create index event_audited_newest on event (at desc, id desc) where audited;
create index event_audited_of_actor on event (actor_id, at desc, id desc) where audited;
create index event_audited_by_action on event (action, at desc, id desc) where audited;
create index event_audited_by_kind on event (record_kind, at desc, id desc) where audited;

-- Remove when no process of the version before runs any more: it does not mark what it writes.
create function mark_audited_event() returns trigger language plpgsql as $$
begin
  new.audited := new.audited or exists (select from app_user where id = new.actor_id and is_admin);
  return new;
end $$;
create trigger event_is_marked before insert on event for each row
  when (not new.audited and new.actor_id is not null) execute function mark_audited_event();

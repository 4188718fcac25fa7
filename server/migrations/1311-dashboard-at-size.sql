-- The dashboard's totals without counting tables: each change of how many records there are is a row, and their sum is
-- the total. The triggers write with the owner's rights: before rights came with each migration, the server's role had
-- none on this table until the end of all of them. Rows are only added, so that no change waits for another; a job adds
-- them up from time to time.
create table record_count_change (
  kind text not null,
  change bigint not null
);

create function count_added_records() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  insert into record_count_change (kind, change)
  select tg_table_name, count(*) from added where status <> 'deleted' having count(*) > 0;
  return null;
end $$;

create function count_changed_record() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  insert into record_count_change (kind, change) values (tg_table_name,
    case when tg_op <> 'DELETE' and new.status <> 'deleted' then 1 else 0 end
    - case when old.status <> 'deleted' then 1 else 0 end);
  return null;
end $$;

do $$
declare kind text;
begin
  foreach kind in array array['legal_entity', 'project', 'offer', 'energy_contract'] loop
    execute format('create trigger counts_added after insert on %I referencing new table as added
      for each statement execute function count_added_records()', kind);
    execute format('create trigger counts_changed after update of status on %I for each row
      when ((old.status = ''deleted'') <> (new.status = ''deleted'')) execute function count_changed_record()', kind);
    execute format('create trigger counts_removed after delete on %I for each row
      when (old.status <> ''deleted'') execute function count_changed_record()', kind);
    execute format('insert into record_count_change select %L, count(*) from %I where status <> ''deleted''', kind, kind);
    -- Energy contracts have theirs since 0601.
    if kind <> 'energy_contract' then
      execute format('create index %I on %I (submitted_at) where status = ''pending_validation''', kind || '_waiting', kind);
    end if;
  end loop;
end $$;

create index negotiation_closed on negotiation (ended_at) where status = 'CLOSED';
create index invoice_unpaid on invoice (status) include (total_cents, paid_cents)
  where status in ('pending', 'overdue');

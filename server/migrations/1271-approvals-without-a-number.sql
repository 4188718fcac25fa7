-- A process of the version of the product before 1270 that still runs writes contract_certificate alone when it
-- approves. Its approvals are numbered here, as later processes number theirs (docs/decisions/036 says until when).
create function number_certificate() returns trigger language plpgsql as $$
declare
  latest int := (select max(v.version) from contract_version v
    where v.energy_contract_id = new.energy_contract_id and v.approved_at is not null);
begin
  -- At the end of its transaction whoever numbers by itself has done so; and what is certified belatedly has its number.
  if (tg_op = 'INSERT' and latest is not null) or exists (select from contract_version v
    where v.energy_contract_id = new.energy_contract_id and v.approved_at = new.approved_at) then
    return null;
  end if;
  update contract_version set approved_at = new.approved_at
  where energy_contract_id = new.energy_contract_id and approved_at is null;
  if not found then
    -- The same terms again are no version.
    if tg_op = 'UPDATE' and latest is not null and old.terms_hash = new.terms_hash then
      return null;
    end if;
    insert into contract_version
      (id, energy_contract_id, version, effective_on, submitted_by, submitted_at, approved_at)
    select gen_random_uuid(), t.id, coalesce(latest, 0) + 1,
      coalesce(case when latest is null then (new.terms ->> 'contractSignatureDate')::date end,
        (new.approved_at at time zone 'Europe/Lisbon')::date),
      case when latest is null then t.created_by else coalesce(e.actor_id, t.created_by) end,
      case when latest is null then t.created_at else coalesce(e.at, t.created_at) end, new.approved_at
    from energy_contract t left join lateral (select e.actor_id, e.at from event e
      where e.record_kind = 'energy_contract' and e.record_id = t.id and e.action in ('created', 'edited')
        and e.at <= new.approved_at
      order by e.id desc limit 1) e on true
    where t.id = new.energy_contract_id;
  end if;
  if tg_op = 'UPDATE' then
    update contract_version set terms = old.terms, terms_hash = old.terms_hash
    where energy_contract_id = new.energy_contract_id and version = latest;
  end if;
  return null;
end $$;
create constraint trigger certificate_is_numbered after insert or update on contract_certificate
  deferrable initially deferred for each row execute function number_certificate();

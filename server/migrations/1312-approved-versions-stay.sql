-- What was approved of a contract stays as it was approved. Rights alone cannot say so: an amendment that waits is a row of
-- the same table, and the terms of the newest approval move from its certificate to its version when a later one follows.
create function keep_approved_version() returns trigger language plpgsql as $$
begin
  if old.approved_at is not null and (tg_op = 'DELETE' or old.terms is not null
    or to_jsonb(new) - 'terms' - 'terms_hash' <> to_jsonb(old) - 'terms' - 'terms_hash') then
    raise exception 'an approved version of a contract stays as it is' using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger approved_version_stays before update or delete on contract_version
  for each row execute function keep_approved_version();

-- At the end of the transaction, and by its name after certificate_is_numbered (1271), which may keep the terms.
create function keep_certified_terms() returns trigger language plpgsql as $$
begin
  if not exists (select from contract_version v
    where v.energy_contract_id = old.energy_contract_id and v.terms_hash = old.terms_hash and v.terms = old.terms) then
    raise exception 'no version keeps the certified terms' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create constraint trigger certified_terms_are_kept after update on contract_certificate
  deferrable initially deferred for each row
  when (old.terms_hash <> new.terms_hash or old.terms <> new.terms)
  execute function keep_certified_terms();

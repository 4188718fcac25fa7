-- The chain over the audited events, in the order in which a job sealed them. Each hash covers the entry and the hash
-- before it, so an entry that is changed, removed or put in breaks the chain there (docs/decisions/045).
create table audit_seal (
  place bigint primary key,
  event_id uuid not null unique references event,
  -- SHA-256 in hexadecimal digits.
  hash text not null
);
comment on table audit_seal is 'Append-only: the chain of hashes over what administrators did';
create trigger audit_seal_is_append_only before update or delete or truncate on audit_seal
  for each statement execute function refuse_change();

-- An entry of a thread was dated by the beginning of its call, which may have waited for others: none is dated before the
-- one that its id comes after.
with entry as (
  select id, negotiation_id, created_at from message
  union all select id, negotiation_id, created_at from contract_template),
dated as (select id, created_at, max(created_at) over (partition by negotiation_id order by id) as at from entry),
early as (select id, at from dated where at > created_at),
messages as (update message m set created_at = e.at from early e where e.id = m.id),
templates as (update contract_template t set created_at = e.at from early e where e.id = t.id)
update negotiation n set last_entry_at = e.at from early e where e.id = n.last_entry_id and e.at > n.last_entry_at;

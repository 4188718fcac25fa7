-- Since the oldest book, from the log of events: each edit tells the value that it replaced. A value that a change of the
-- other field leaves as it is was replaced by the next change of its own, or stands today.
with change as (
  select e.record_id, e.id, e.at, c ->> 'fieldName' as field, c ->> 'oldValue' as replaced
  from event e cross join lateral jsonb_array_elements(e.changes) c
  where e.record_kind = 'legal_entity' and e.action = 'edited' and e.at > (select min(built_at) from benchmark_book)
    and c ->> 'fieldName' in ('country', 'fiscalNumber')
)
insert into former_fiscal_number (legal_entity_id, country, fiscal_number, until)
select t.id,
  coalesce((select n.replaced from change n where n.record_id = t.id and n.field = 'country' and n.id >= one.id
    order by n.id limit 1), t.country),
  coalesce((select n.replaced from change n where n.record_id = t.id and n.field = 'fiscalNumber' and n.id >= one.id
    order by n.id limit 1), t.fiscal_number),
  one.at
from (select distinct record_id, id, at from change) one join legal_entity t on t.id = one.record_id
on conflict do nothing;

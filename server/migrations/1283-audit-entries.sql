-- The list that administrators search. An export is about no single record.
create view audit_entry as
  select e.id, e.at as created_at, e.actor_id, e.action, e.record_kind as resource_type,
    nullif(e.record_id, '00000000-0000-0000-0000-000000000000') as resource_id, e.network_hash, s.hash
  from event e left join audit_seal s on s.event_id = e.id
  where e.audited;

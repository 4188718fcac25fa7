-- Calls that lock a record wait for each other, and are not served in the order in which they began: their event comes at
-- least a millisecond after the last one of the record, by its id and by its instant.
create function millisecond_of(uuid) returns bigint language sql immutable strict parallel safe
  return ('x' || left(replace($1::text, '-', ''), 12))::bit(48)::bigint;
create function id_after(given uuid, last uuid) returns uuid language sql immutable parallel safe
  return case when millisecond_of(given) <= millisecond_of(last)
    then (lpad(to_hex(millisecond_of(last) + 1), 12, '0') || right(replace(given::text, '-', ''), 20))::uuid
    else given end;

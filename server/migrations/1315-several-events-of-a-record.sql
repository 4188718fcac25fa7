-- Of several events that one statement writes of a record, each is dated a millisecond after the one before it.
create function id_after(given uuid, last uuid, place int) returns uuid language sql immutable parallel safe
  return (lpad(to_hex(greatest(millisecond_of(given), millisecond_of(last) + 1) + place - 1), 12, '0')
    || right(replace(given::text, '-', ''), 20))::uuid;

update offer set delivery_start = content ->> 'startDate'
where id in (
  select id from offer
  where delivery_start is null and content ->> 'startDate' is not null and created_at <= $1 limit 2000)

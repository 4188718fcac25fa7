update project set current_project_status = content ->> 'currentProjectStatus', starts_on = iso_date(content ->> 'startDate')
where id in (
  select id from project
  where current_project_status is null and content ->> 'currentProjectStatus' is not null and created_at <= $1 limit 2000)

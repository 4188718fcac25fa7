-- The profile with which a project delivers, where its company has imported one.
create table delivery_profile (
  project_id uuid primary key references project,
  series_id uuid not null references series,
  set_by uuid not null references app_user,
  set_at timestamptz not null
);
create index delivery_profile_series on delivery_profile (series_id);
comment on table delivery_profile is 'The series with whose profile a project delivers';

-- What a session needs to know of a person: the platform reads this, and no table of the accounts or the companies.
create view signed_in_user with (security_invoker = true) as
select u.id, u.status = 'active' as is_active, u.is_admin, u.language, u.display_name, u.email,
  u.email_verified_at is not null as email_verified, u.must_change_password,
  u.second_factor_secret is not null as has_second_factor,
  coalesce((
    select jsonb_agg(jsonb_build_object('legalEntityId', e.legal_entity_id, 'role', e.role, 'approved', l.status = 'approved'))
    from employee e join legal_entity l on l.id = e.legal_entity_id
    where e.user_id = u.id and e.removed_at is null and l.status <> 'deleted'), '[]'::jsonb) as roles
from app_user u;

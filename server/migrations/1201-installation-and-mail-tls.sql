-- Whether the database is a demonstration's, whose passwords are published, or that of a real installation.
create table installation (
  the_only_one boolean primary key default true check (the_only_one),
  is_demo boolean not null
);
-- What was made before shows it by the demo's accounts. Nobody else gets a proven address there: the domain is reserved.
insert into installation (is_demo)
select exists (
  select from app_user
  where email_verified_at is not null
    and email in ('admin@demo.example', 'seller@demo.example', 'buyer@demo.example', 'newcomer@demo.example')
)
where exists (select from app_user);

-- A mail server without TLS gets no mail.
alter table mail drop constraint mail_fault_check, add constraint mail_fault_check check (fault in ('no_connection',
  'no_tls', 'sign_in', 'unknown_mailbox', 'full_mailbox', 'try_later', 'refused', 'attachment', 'other'));

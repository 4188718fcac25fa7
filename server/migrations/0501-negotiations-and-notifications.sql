-- A further message in a negotiation whose notification is still unread renews it: one row per person and negotiation.
create unique index notification_unread_message on notification (user_id, (data ->> 'resourceId'))
  where not is_read and translation_key = 'message.new_message';

-- Who has written stays a participant, whatever his role becomes.
alter table negotiation_member add column has_written boolean not null default false;

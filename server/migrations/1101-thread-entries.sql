-- What happens in a thread are messages and versions of the contract. Their ids stand in one order: the last of them
-- orders the lists, and how far somebody has read is one of them.
alter table negotiation rename column last_message_at to last_entry_at;
alter table negotiation add column last_entry_id uuid;
alter table negotiation_member rename column last_read_message_id to last_read_id;

update negotiation set last_entry_id = last_message_id;
update negotiation n set last_entry_id = greatest(n.last_message_id, v.id), last_entry_at = greatest(n.last_entry_at, v.created_at)
from contract_template v where v.negotiation_id = n.id and v.version = n.template_version;
-- Who had read every message has seen the versions among them.
update negotiation_member nm set last_read_id = n.last_entry_id
from negotiation n where n.id = nm.negotiation_id and nm.last_read_id = n.last_message_id;

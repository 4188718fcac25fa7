-- One key says one thing to all who read it, and is made of the resource's kind and its status.
update notification set translation_key = replace(translation_key, '.admin_pending_validation', '.pending_validation')
where translation_key = 'legal_entity.admin_pending_validation';
update notification set translation_key = replace(translation_key, '.set_back', '.pending_validation')
where translation_key in ('project.set_back', 'offer.set_back', 'energy_contract.set_back');
-- The resource is what was found; the search that found it stands beside.
update notification n set translation_key = 'saved_search.matched', data = n.data
  || jsonb_build_object('savedSearchId', n.data -> 'resourceId', 'resourceId', e.record_id)
from event e where e.id = n.event_id and n.translation_key = 'saved_search.matched_contract';

-- Only what the mail server said.
update mail set error = null where error !~ '^[2-5][0-9][0-9]';

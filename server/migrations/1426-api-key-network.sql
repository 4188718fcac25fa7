-- A valid key is never slowed down by what else its network presents: where it was used last matters to nobody.
alter table api_key drop column last_network;

-- A message may be about one term of one version of the contract; which terms there are, the domain says.
alter table message
  add column term_template_id uuid references contract_template,
  add column term_field text,
  add constraint message_term check ((term_template_id is null) = (term_field is null));
create index message_of_term on message (negotiation_id, term_field, id desc) where term_field is not null;

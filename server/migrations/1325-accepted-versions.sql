-- Which side of a negotiation has accepted a version, and who did it for them. A next version has no rows yet, so it has
-- to be accepted anew; what was accepted before stays as it was.
create table contract_template_acceptance (
  template_id uuid not null references contract_template,
  legal_entity_id uuid not null references legal_entity,
  user_id uuid not null references app_user,
  accepted_at timestamptz not null,
  primary key (template_id, legal_entity_id)
);
create index on contract_template_acceptance (user_id);
comment on table contract_template_acceptance is 'A side that accepted a version of a contract template';

-- Counterparts that a company does not want to see among its best matches.
create table hidden_match (
  legal_entity_id uuid not null references legal_entity,
  item_kind text not null check (item_kind in ('project', 'offer')),
  item_id uuid not null,
  hidden_by uuid not null references app_user,
  hidden_at timestamptz not null,
  primary key (legal_entity_id, item_kind, item_id)
);

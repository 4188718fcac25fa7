-- The pairs of which a company was told, with the score that it was told: no table of all pairs.
create table told_match (
  project_id uuid not null references project,
  offer_id uuid not null references offer,
  score smallint not null check (score between 0 and 100),
  told_at timestamptz not null,
  primary key (project_id, offer_id)
);
create index on told_match (offer_id);
alter table digest_entry drop constraint digest_entry_mail_kind_check;
alter table digest_entry add constraint digest_entry_mail_kind_check check (mail_kind in
  ('decision', 'invoice', 'negotiation', 'message', 'saved_search', 'match', 'integration', 'submission'));

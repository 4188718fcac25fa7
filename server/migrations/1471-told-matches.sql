-- The pairs of which a company was told, with the score that it was told: no table of all pairs.
create table told_match (
  project_id uuid not null references project,
  offer_id uuid not null references offer,
  score smallint not null check (score between 0 and 100),
  told_at timestamptz not null,
  primary key (project_id, offer_id)
);
create index on told_match (offer_id);

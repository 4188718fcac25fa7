-- The price benchmark. A book holds the figures of one kind: of asks and bids the present ones, which each night makes
-- anew (quarter null), and of each kind those of the first day of a quarter, which stay as they are.
create table benchmark_book (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('ask', 'bid', 'deal')),
  quarter date,
  -- The day on which these prices counted.
  as_of date not null,
  built_at timestamptz not null,
  unique nulls not distinct (kind, quarter)
);

-- Like with like: the key names kind, region, technology, structure and tenor, `*` for all of them. What nobody may be
-- shown is not kept.
create table benchmark_cell (
  id bigint generated always as identity primary key,
  book_id bigint not null references benchmark_book,
  key text not null,
  companies int not null,
  counterparties int,
  p25 double precision not null,
  p50 double precision not null,
  p75 double precision not null,
  unique (book_id, key)
);

-- The companies in a cell, by country and fiscal number, to count the others of whoever reads it. No foreign key: the
-- job that writes the cell writes millions of these beside it.
create table benchmark_point (
  cell_id bigint not null,
  company text collate "C" not null,
  -- Of the buyers in deals.
  is_counterparty boolean not null,
  primary key (cell_id, company, is_counterparty)
);

-- Figures of others that administrators imported. They are shown beside the own ones and never in them.
create table benchmark_index (
  id uuid primary key,
  country text not null,
  technology text not null,
  structure text,
  quarter text not null check (quarter ~ '^20\d\d-Q[1-4]$'),
  p25 numeric not null,
  p50 numeric,
  p75 numeric,
  source text not null,
  licence_note text not null,
  created_by uuid not null references app_user,
  created_at timestamptz not null,
  unique nulls not distinct (country, technology, structure, quarter, source)
);

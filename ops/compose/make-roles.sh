#!/bin/sh
# Run once, by the image of PostgreSQL, when the database is made: the two roles and what only a superuser may do.
set -eu
psql --no-psqlrc --set=ON_ERROR_STOP=1 --set=owner_password="$OWNER_PASSWORD" --set=app_password="$APP_PASSWORD" \
  --username="${POSTGRES_USER:-postgres}" --dbname=postgres <<'SQL'
create role wattpact_owner login password :'owner_password';
create role wattpact_app login password :'app_password';
create database wattpact owner wattpact_owner encoding 'UTF8' template template0;
\connect wattpact
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;
create extension if not exists citext;
revoke temporary on database wattpact from public;
SQL

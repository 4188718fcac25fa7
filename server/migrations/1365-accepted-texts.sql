-- Which version of the terms and of the privacy notice a person has accepted last, and when: {"terms": {"version": …,
-- "at": …}}. Earlier ones are in the log of events.
alter table app_user add column accepted_texts jsonb not null default '{}';

-- Which negotiations are signed is asked at every look at the home page: the index answers without reading any terms.
alter table contract_template
  add column signed_on text generated always as (terms ->> 'contractSignatureDate') stored;
create index contract_template_signed on contract_template (negotiation_id, version) include (signed_on)
  where signed_on is not null;

-- The administrators' search finds a number while it is being typed.
create index invoice_number_beginning on invoice (number text_pattern_ops);
create index energy_contract_number_beginning on energy_contract (number text_pattern_ops);
create index legal_entity_fiscal_number_beginning on legal_entity (fiscal_number text_pattern_ops);

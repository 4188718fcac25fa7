-- An account's owner names one of its external accounts to remove it; the subject at the provider is nobody's business.
alter table provider_identity add column id uuid not null unique default gen_random_uuid();

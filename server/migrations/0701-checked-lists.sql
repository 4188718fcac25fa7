-- Lists of the domain that had no check of their own yet.
alter table energy_contract add constraint energy_contract_termination_type_check check (termination_type in
  ('OTHER', 'EXPIRATION_BY_LAPSE_OF_TIME', 'UNILATERAL_TERMINATION', 'TERMINATION_BY_MUTUAL_AGREEMENT', 'CONVENIENCE',
   'DEFAULT', 'FORCE_MAJEURE', 'REGULATORY_CHANGES', 'INSOLVENCY'));
alter table support_feedback add constraint support_feedback_category_check check (category in
  ('bug_or_error', 'usability_issue', 'documentation_or_registers_problem', 'account_management_and_platform_access',
   'feature_request', 'general_feedback_or_suggestion', 'other'));

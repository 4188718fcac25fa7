// What of the marketplace is counted where people agreed to it: visits to pages, by the pattern of their address, and
// acts, by the call that does them. Nothing else can be counted, and nothing that is counted names a person or a record.

/** The pages behind the sign-in, with their patterns in the marketplace's router. */
export const pagePatterns = {
  home: '/',
  new_company: '/legal-entities/new-legal-entity',
  company: '/legal-entities/$id',
  edit_company: '/legal-entities/$id/edit',
  integrations: '/legal-entities/$id/integrations/{-$hookId}',
  market_projects: '/marketplace/projects',
  compare_projects: '/marketplace/projects/compare',
  project_searches: '/marketplace/projects/saved-search',
  own_projects: '/projects/my-projects',
  new_project: '/projects/new-project',
  project: '/projects/$id',
  edit_project: '/projects/$id/edit',
  market_offers: '/marketplace/offers',
  compare_offers: '/marketplace/offers/compare',
  offer_searches: '/marketplace/offers/saved-search',
  own_offers: '/offers/my-offers',
  new_offer: '/offers/new-offer',
  offer: '/offers/$id',
  edit_offer: '/offers/$id/edit',
  negotiations: '/marketplace/negotiations',
  new_template: '/negotiations/$id/contract-templates/new-contract',
  template: '/negotiations/$id/contract-templates/$templateId',
  contract_database: '/energy-contracts/database',
  contract_searches: '/energy-contracts/saved-search',
  own_contracts: '/energy-contracts/my-contracts',
  register_contract: '/energy-contracts/register',
  contract_imports: '/energy-contracts/imports',
  contract_import: '/energy-contracts/imports/$id',
  contract: '/energy-contracts/$id',
  edit_contract: '/energy-contracts/$id/edit',
  own_invoices: '/invoices/my-invoices',
  invoice: '/invoices/$id',
  simulator: '/simulator',
  series: '/series',
  prices: '/prices',
  profile: '/settings/profile',
  privacy: '/settings/privacy',
  notification_settings: '/settings/notifications',
  security: '/settings/security',
} as const;
export type CountedPage = keyof typeof pagePatterns;
export const countedPages = Object.keys(pagePatterns) as CountedPage[];

export const countedActs = [
  'company_sent',
  'project_sent',
  'offer_sent',
  'item_watched',
  'search_saved',
  'negotiation_started',
  'message_sent',
  'version_proposed',
  'version_accepted',
  'contract_registered',
  'contracts_imported',
  'contract_terminated',
  'payment_reported',
  'support_asked',
] as const;
export type CountedAct = (typeof countedActs)[number];

/** Which call does which act. */
export const actsOfCalls: Readonly<Record<string, CountedAct>> = {
  'POST /api/legal-entities/create': 'company_sent',
  'POST /api/projects': 'project_sent',
  'POST /api/offers': 'offer_sent',
  'PUT /api/projects/:id/watch': 'item_watched',
  'PUT /api/offers/:id/watch': 'item_watched',
  'POST /api/search/save': 'search_saved',
  'POST /api/negotiations': 'negotiation_started',
  'POST /api/negotiations/:id/messages': 'message_sent',
  'POST /api/negotiations/:id/contract-templates': 'version_proposed',
  'POST /api/negotiations/:id/contract-templates/:templateId/accept': 'version_accepted',
  'POST /api/energy-contracts': 'contract_registered',
  'POST /api/energy-contracts/imports/:id/commit': 'contracts_imported',
  'POST /api/energy-contracts/:id/terminate': 'contract_terminated',
  'POST /api/payments/:invoiceId/upload-file/:fileId': 'payment_reported',
  'POST /api/support-feedback': 'support_asked',
};

export type Counted = CountedPage | CountedAct;
export const countedNames: readonly Counted[] = [...countedPages, ...countedActs];

/** What one call may carry: a page sends once a minute, and nobody does more in that time. */
export const mostAtOnce = 100;

/** How many days, today included, the figures may be about. */
export const countedPeriods = ['7', '30', '90', '365'] as const;
export type CountedPeriod = (typeof countedPeriods)[number];

// Every address of the two apps, once. Only this file adds the language segment; the admin app's router adds its base path.
// The legal pages and the manual are not app pages: use a plain link for them.
import { type PathOf, type RecordKindName, recordKinds } from '@wattpact/domain/records/kinds';
import { currentLanguage } from '../words/i18n.ts';

type Query = Record<string, string | number | boolean | undefined>;

const at = (path: string, query: Query = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return `/${currentLanguage()}${path}${search.size > 0 ? `?${search}` : ''}`;
};

export type HomeTab = 'projects' | 'offers' | 'contracts' | 'invoices' | 'legalEntity';

/** The path segment of a kind of record. */
type KindPath = PathOf<RecordKindName>;

export const paths = {
  home: (tab?: HomeTab) => at('', { tab }),
  signIn: (next?: string) => at('/sign-in', { next }),
  signUp: () => at('/sign-up'),
  forgotPassword: () => at('/forgot-password'),
  resetPassword: () => at('/reset-password'),
  verifyEmail: () => at('/verify-email'),
  terms: () => at('/terms'),
  privacyNotice: () => at('/privacy'),
  cookies: () => at('/cookies'),
  manual: () => `/manual/${currentLanguage()}/`,
  profile: () => at('/settings/profile'),
  privacy: () => at('/settings/privacy'),
  notificationSettings: () => at('/settings/notifications'),
  security: () => at('/settings/security'),
  newLegalEntity: () => at('/legal-entities/new-legal-entity'),
  legalEntity: (id: string) => at(`/legal-entities/${id}`),
  editLegalEntity: (id: string) => at(`/legal-entities/${id}/edit`),
  myContracts: () => at('/energy-contracts/my-contracts'),
  contractDatabase: () => at('/energy-contracts/database'),
  savedContractSearches: () => at('/energy-contracts/saved-search'),
  registerContract: (query: { negotiationId?: string } = {}) => at('/energy-contracts/register', query),
  contract: (id: string) => at(`/energy-contracts/${id}`),
  editContract: (id: string) => at(`/energy-contracts/${id}/edit`),
  myProjects: () => at('/projects/my-projects'),
  /** Filled with the data of another one. */
  newProject: (query: { from?: string } = {}) => at('/projects/new-project', query),
  project: (id: string) => at(`/projects/${id}`),
  editProject: (id: string) => at(`/projects/${id}/edit`),
  /** With these records chosen for comparison. */
  marketProjects: (chosen: readonly string[] = []) =>
    at('/marketplace/projects', chosen.length > 0 ? { chosen: chosen.join(',') } : {}),
  compareProjects: (ids: readonly string[]) => at('/marketplace/projects/compare', { ids: ids.join(',') }),
  savedProjectSearches: () => at('/marketplace/projects/saved-search'),
  myOffers: () => at('/offers/my-offers'),
  newOffer: () => at('/offers/new-offer'),
  offer: (id: string) => at(`/offers/${id}`),
  editOffer: (id: string) => at(`/offers/${id}/edit`),
  /** With these records chosen for comparison. */
  marketOffers: (chosen: readonly string[] = []) =>
    at('/marketplace/offers', chosen.length > 0 ? { chosen: chosen.join(',') } : {}),
  compareOffers: (ids: readonly string[]) => at('/marketplace/offers/compare', { ids: ids.join(',') }),
  savedOfferSearches: () => at('/marketplace/offers/saved-search'),
  /** The page where its owners find the records of the kind. */
  ownList: (kind: RecordKindName) => at(recordKinds[kind].ownList),
  /** The page with the records of all owners. */
  publicList: (kind: RecordKindName) => at(recordKinds[kind].publicList ?? ''),
  editRecord: (folder: KindPath, id: string) => at(`/${folder}/${id}/edit`),
  myInvoices: (query: { invoiceId?: string } = {}) => at('/invoices/my-invoices', query),
  invoice: (id: string) => at(`/invoices/${id}`),
  negotiations: (query: Query = {}) => at('/marketplace/negotiations', query),
  /** `term`: the path of the term to scroll to. */
  contractTemplate: (negotiationId: string, templateId: string, query: { term?: string } = {}) =>
    at(`/negotiations/${negotiationId}/contract-templates/${templateId}`, query),
  /** `from`: an older version to start from. */
  newContractTemplate: (negotiationId: string, from?: string) =>
    at(`/negotiations/${negotiationId}/contract-templates/new-contract`, { from }),
};

export const adminPaths = {
  dashboard: () => at(''),
  signIn: (next?: string) => at('/sign-in', { next }),
  users: () => at('/users'),
  mails: () => at('/mails'),
  invoices: () => at('/invoices'),
  invoice: (id: string) => at(`/invoices/${id}`),
  legalEntities: () => at('/legal-entities'),
  legalEntity: (id: string) => at(`/legal-entities/${id}`),
  contracts: () => at('/energy-contracts'),
  contract: (id: string) => at(`/energy-contracts/${id}`),
  projects: () => at('/projects'),
  project: (id: string) => at(`/projects/${id}`),
  offers: () => at('/offers'),
  offer: (id: string) => at(`/offers/${id}`),
  records: (folder: KindPath) => at(`/${folder}`),
  record: (folder: KindPath, id: string) => at(`/${folder}/${id}`),
  contractTemplates: () => at('/contract-templates'),
  profile: () => at('/settings/profile'),
  privacy: () => at('/settings/privacy'),
  security: () => at('/settings/security'),
};

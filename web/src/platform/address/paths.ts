// Every address of the two apps, once. Only this file adds the language segment; the admin app's router adds its base path.
// The legal pages and the manual are not app pages: use a plain link for them.
import {
  type HomeTab,
  type PathOf,
  type RecordKindName,
  type ReviewedKindName,
  recordKinds,
} from '@wattpact/domain/records/kinds';
import { currentLanguage } from '../words/i18n.ts';

type Query = Record<string, string | number | boolean | undefined>;

const address = (path: string, query: Query = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return `/${currentLanguage()}${path}${search.size > 0 ? `?${search}` : ''}`;
};

/** The path segment of a kind of record. */
type KindPath = PathOf<RecordKindName>;

/** The wizard for a new record; contracts are registered instead. */
const newRecord = (kind: Exclude<ReviewedKindName, 'energy_contract'>, query: Query = {}) =>
  address(`/${recordKinds[kind].path}/new-${kind.replaceAll('_', '-')}`, query);

export const paths = {
  home: (tab?: HomeTab) => address('', { tab }),
  signIn: (next?: string) => address('/sign-in', { next }),
  signUp: () => address('/sign-up'),
  forgotPassword: () => address('/forgot-password'),
  resetPassword: () => address('/reset-password'),
  verifyEmail: () => address('/verify-email'),
  terms: () => address('/terms'),
  privacyNotice: () => address('/privacy'),
  cookies: () => address('/cookies'),
  accessibility: () => address('/accessibility'),
  manual: (chapter = '') => `/manual/${currentLanguage()}/${chapter}`,
  profile: () => address('/settings/profile'),
  privacy: () => address('/settings/privacy'),
  notificationSettings: () => address('/settings/notifications'),
  security: () => address('/settings/security'),
  newLegalEntity: () => newRecord('legal_entity'),
  legalEntity: (id: string) => address(`/legal-entities/${id}`),
  editLegalEntity: (id: string) => address(`/legal-entities/${id}/edit`),
  integrations: (legalEntityId: string) => address(`/legal-entities/${legalEntityId}/integrations`),
  myContracts: () => address('/energy-contracts/my-contracts'),
  contractDatabase: (energyContractId?: string) => address('/energy-contracts/database', { energyContractId }),
  savedContractSearches: () => address('/energy-contracts/saved-search'),
  registerContract: (query: { negotiationId?: string } = {}) => address('/energy-contracts/register', query),
  contractImports: () => address('/energy-contracts/imports'),
  contractImport: (id: string) => address(`/energy-contracts/imports/${id}`),
  contract: (id: string) => address(`/energy-contracts/${id}`),
  /** Filled with the data of another one. */
  newProject: (query: { from?: string } = {}) => newRecord('project', query),
  project: (id: string) => address(`/projects/${id}`),
  editProject: (id: string) => address(`/projects/${id}/edit`),
  /** With these records chosen for comparison. */
  marketProjects: (chosen: readonly string[] = []) =>
    address('/marketplace/projects', chosen.length > 0 ? { chosen: chosen.join(',') } : {}),
  /** The map of those in one place. */
  marketProjectsIn: (place: Query) => address('/marketplace/projects', { ...place, view: 'map' }),
  compareProjects: (ids: readonly string[]) => address('/marketplace/projects/compare', { ids: ids.join(',') }),
  savedProjectSearches: () => address('/marketplace/projects/saved-search'),
  offer: (id: string) => address(`/offers/${id}`),
  /** With these records chosen for comparison. */
  marketOffers: (chosen: readonly string[] = []) =>
    address('/marketplace/offers', chosen.length > 0 ? { chosen: chosen.join(',') } : {}),
  compareOffers: (ids: readonly string[]) => address('/marketplace/offers/compare', { ids: ids.join(',') }),
  savedOfferSearches: () => address('/marketplace/offers/saved-search'),
  /** The page where its owners find the records of the kind. */
  ownList: (kind: RecordKindName) => address(recordKinds[kind].ownList),
  /** The page with the records of all owners. */
  publicList: (kind: RecordKindName) => address(recordKinds[kind].publicList ?? ''),
  newRecord,
  record: (folder: KindPath, id: string, query?: Query) => address(`/${folder}/${id}`, query),
  editRecord: (folder: KindPath, id: string) => address(`/${folder}/${id}/edit`),
  /** Filled with these inputs, or with the terms of a record. */
  simulator: (inputs: Query = {}) => address('/simulator', inputs),
  series: () => address('/series'),
  prices: (place: Query = {}) => address('/prices', place),
  myInvoices: (query: { invoiceId?: string } = {}) => address('/invoices/my-invoices', query),
  invoice: (id: string) => address(`/invoices/${id}`),
  negotiations: (query: Query = {}) => address('/marketplace/negotiations', query),
  /** `term`: the path of the term to scroll to. */
  contractTemplate: (negotiationId: string, templateId: string, query: { term?: string } = {}) =>
    address(`/negotiations/${negotiationId}/contract-templates/${templateId}`, query),
  /** `from`: an older version to start from. */
  newContractTemplate: (negotiationId: string, from?: string) =>
    address(`/negotiations/${negotiationId}/contract-templates/new-contract`, { from }),
};

export const adminPaths = {
  dashboard: () => address(''),
  signIn: (next?: string) => address('/sign-in', { next }),
  users: () => address('/users'),
  user: (id: string) => address(`/users/${id}`),
  newAdministrator: () => address('/users', { new: true }),
  mails: () => address('/mails'),
  support: () => address('/support'),
  supportRequest: (id: string) => address(`/support/${id}`),
  audit: (query: { resourceId?: string; actor?: string; resourceType?: string } = {}) => address('/audit', query),
  invoices: () => address('/invoices'),
  newInvoice: () => address('/invoices', { new: true }),
  invoice: (id: string) => address(`/invoices/${id}`),
  /** The account of a company: its invoices and payments. */
  companyAccount: (id: string) => address(`/invoices/accounts/${id}`),
  bankStatement: (id: string) => address(`/invoices/statements/${id}`),
  legalEntity: (id: string) => address(`/legal-entities/${id}`),
  contract: (id: string) => address(`/energy-contracts/${id}`),
  contractDatabase: (energyContractId?: string) => address('/energy-contracts/database', { energyContractId }),
  contractDecision: (id: string) => address(`/energy-contracts/decisions/${id}`),
  project: (id: string) => address(`/projects/${id}`),
  projectsIn: (place: Query) => address('/projects', place),
  records: (folder: KindPath) => address(`/${folder}`),
  pendingRecords: (folder: KindPath) => address(`/${folder}`, { status: 'pending_validation' }),
  paymentsToConfirm: () => address('/invoices', { toConfirm: true }),
  record: (folder: KindPath, id: string) => address(`/${folder}/${id}`),
  contractTemplates: () => address('/contract-templates'),
  configuration: () => address('/configuration'),
  usage: () => address('/usage'),
  operation: () => address('/operation'),
  decisionTexts: () => address('/decision-texts'),
  prices: () => address('/prices'),
  manual: (section?: string) => `${address('/manual')}${section ? `#${section}` : ''}`,
  profile: () => address('/settings/profile'),
  privacy: () => address('/settings/privacy'),
  security: () => address('/settings/security'),
};

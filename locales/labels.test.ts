// Every value of every enumeration of the domain has its label, and every followed field its name.
import { readdirSync } from 'node:fs';
import { languages } from '@wattpact/domain/terms/enumerations';
import { testEvent, webhookEvents } from '@wattpact/domain/webhooks/webhook-events';
import { expect, test } from 'vitest';
import { hasText, textsOf } from './read-texts.ts';

/** Where the labels of a list stand; undefined when its values are never shown as words. */
const labels: Record<string, string | undefined> = {
  reviewStatuses: 'common:status',
  authorizationLevels: 'common:authorization_level',
  entityRoles: 'common:entity_role',
  negotiationStatuses: 'common:negotiation_status',
  conflictKinds: 'errorMessages:conflicts',
  draftSections: 'energyContracts:draft_section',
  queueKinds: 'dashboard:queue_kind',
  acceptedTerminationTypes: 'energyContracts:termination_type',
  terminationTypes: 'energyContracts:termination_type',
  contractDocumentCategories: 'energyContracts:documentation.category',
  expectedDocumentCategories: 'energyContracts:documentation.category',
  contractChecks: 'energyContracts:review.check',
  amendmentReasons: 'energyContracts:amendment.reason',
  contractVersionStatuses: 'energyContracts:versions.status',
  openAmendmentStatuses: 'energyContracts:versions.status',
  feeTypes: 'invoices:fee_type',
  periodicities: 'invoices:periodicity',
  invoiceStatuses: 'invoices:status',
  paymentStatuses: 'invoices:payment_status',
  entityFileCategories: 'legalEntity:file_category',
  resourceTypes: 'notification:resource_type',
  countedPages: 'dashboard:usage.name',
  countedActs: 'dashboard:usage.name',
  countedNames: 'dashboard:usage.name',
  countedPeriods: 'dashboard:usage.days',
  searchableLists: 'common:list_entity',
  mainCountries: 'common:country',
  mappedCountries: 'common:country',
  countries: 'common:country',
  capacityUnits: 'common:capacity_unit',
  energyUnits: 'common:energy_unit',
  contractDurations: 'common:contract_duration',
  contractStructures: 'common:contract_structure',
  defaultConditions: 'common:default_condition',
  documentStatuses: 'common:document_status',
  energyRisks: 'common:energy_risk',
  guarantees: 'common:guarantees',
  deliveryTypes: 'common:delivery_type',
  guaranteesOfOrigin: 'common:guarantees_of_origin',
  indexingTypes: 'common:indexing_type',
  languages: 'common:language',
  lifetimeBands: 'common:lifetime',
  marketKinds: 'common:market_kind',
  measurementMethods: 'common:measurement_method',
  offerStarts: 'common:offer_start',
  parties: 'common:party',
  paymentFrequencies: 'common:payment_term',
  paymentOccasions: 'common:payment_term',
  paymentTerms: 'common:payment_term',
  pricingTypes: 'common:pricing_type',
  projectPhases: 'common:project_phase',
  ratePeriods: 'common:rate_period',
  sortOrders: 'common:sort_order',
  statusesAtSignature: 'common:status_at_signature',
  technologies: 'common:technology',
  supportCategories: 'common:support_category',
  avatarColors: 'common:avatar_color',
  mailStatuses: 'common:status',
  mailFaults: 'dashboard:mail_fault',
  auditActs: 'dashboard:audit.act',
  automaticActs: 'dashboard:audit.act',
  securityActs: 'dashboard:audit.act',
  // Each below the kind of its record.
  webhookEvents: undefined,
  webhookResourceKinds: 'legalEntity:webhooks.group',
  offReasons: 'legalEntity:webhooks.off',
  deliveryStatuses: 'legalEntity:webhooks.status',
  // An event is told by its name alone.
  deliveryOrigins: undefined,
  deliveryFaults: 'legalEntity:webhooks.fault',
  apiKeyLevels: 'common:entity_role',
  apiKeyStates: undefined,
  auditKinds: 'dashboard:audit.kind',
  settingGroups: 'dashboard:configuration.group',
  reportParts: 'dashboard:operation.part',
  findingKinds: 'dashboard:operation.finding',
  publicStatuses: 'common:status',
  legalTexts: 'profile:texts',
  mailKinds: 'profile:mail_kind',
  mailTimes: 'profile:mail_time',
  registrationResults: 'energyContracts:registration.duty',
  registrationCriteria: 'energyContracts:registration.criterion',
  registrationReasons: 'energyContracts:registration.reason',
  registrationNotices: 'energyContracts:registration.notice',
  registrationRoles: undefined,
  reminderStages: undefined,
  dueKinds: undefined,
  deadlineKinds: 'dashboard:deadlines.entry',
  portfolioSides: 'dashboard:portfolio.side',
  // Each kind of item has sentences of its own.
  watchedNews: undefined,
  exportFormats: 'common:list_menu',
  importFormats: 'importEnergyContract:template',
  importStatuses: 'importEnergyContract:status',
  confirmedKinds: 'invoices:statements.kind',
  settlementWays: 'invoices:settlement.ways',
  feeFields: undefined,
  bulkDecisions: 'common:decision',
  // The names of the kinds' lists in the menu.
  caseKinds: undefined,
  decisionTextKinds: undefined,
  decisionResults: 'energyContracts:decisions.outcome',
  shownRows: undefined,
  listNames: 'importEnergyContract:group',
  countedStructures: 'common:contract_structure',
  // Those of technologies, and one text of its own for several of them.
  countedTechnologies: undefined,
  tableNames: undefined,
  books: undefined,
  draftPlaceholders: undefined,
  avatarExtensions: undefined,
  filterKinds: undefined,
  viewedKinds: undefined,
  recordKindNames: undefined,
  reviewedKinds: undefined,
  searchableKinds: undefined,
  marketKindNames: undefined,
  // Menu entries and tabs, which have words of their own.
  foundKinds: undefined,
  inventedZones: 'common:country',
  seriesKinds: 'simulation:series.kind',
  marketSeriesKinds: 'simulation:series.kind',
  ownSeriesKinds: 'simulation:series.kind',
  importedSeriesKinds: 'simulation:series.kind',
  resolutions: 'simulation:series.resolution',
  seriesUnits: 'simulation:series.unit',
  seriesImportFields: undefined,
  negativePriceClauses: undefined,
  deviationPrices: undefined,
  matchGates: 'matching:gate',
  matchPartNames: 'matching:part',
  matchBands: 'matching:score.band',
  // Keys without signs: 5_9, 25_more.
  companyRanges: undefined,
  // The columns of a file.
  indexColumns: undefined,
  bandPositions: 'benchmark:position',
  // Countries, and Iberia.
  benchmarkRegions: undefined,
  benchmarkKinds: 'benchmark:kind',
  incomparable: 'benchmark:against',
  widenings: 'benchmark:level',
  dossierKinds: undefined,
};

/** The lists that each kind of record has. Those of followed fields: field-labels.test.ts looks for their labels. */
const ofEachKind: readonly [RegExp, string | undefined][] = [
  [/Statuses$/, 'common:status'],
  [/Tracked$/, undefined],
];
const ruleFor = (name: string) => ofEachKind.find(([pattern]) => pattern.test(name));
const isKnown = (name: string) => Object.hasOwn(labels, name) || ruleFor(name) !== undefined;
const groupOf = (name: string) => (Object.hasOwn(labels, name) ? labels[name] : ruleFor(name)?.[1]);

const folder = new URL('../domain/src/', import.meta.url);
const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.ts$/.test(name))
  .map((name) => import(new URL(name, folder).href) as Promise<object>);
const lists = (await Promise.all(modules))
  .flatMap((exported) => Object.entries(exported) as [string, unknown][])
  .filter((entry): entry is [string, string[]] => {
    const [, value] = entry;
    return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');
  });

test.each(lists)('[GEN-103, HIS-14] the values of %s have labels', (name, values) => {
  expect(isKnown(name), `where do the labels of ${name} stand?`).toBe(true);
  const group = groupOf(name);
  const keys = group ? values.map((value) => `${group}.${value.split('.').at(-1)}`) : [];
  expect(keys.filter((key) => !hasText(key))).toEqual([]);
});

test('[INT-33] so has each event of a webhook, below the kind of its record', () => {
  const keys = [...webhookEvents, testEvent].map((event) => `legalEntity:webhooks.event.${event}`);
  expect(keys.filter((key) => !hasText(key))).toEqual([]);
});

test('[HIS-14] so have the statuses and the fields of histories that no enumeration lists', () => {
  const statuses = [
    'created',
    'edited',
    'edit',
    'published',
    'not_published',
    'waiting_payment',
    'payment_done',
    'payment_missing',
  ];
  const fields = ['files', 'employees', 'role', 'authorizationLevel', 'address'];
  const keys = [...statuses.map((one) => `common:status.${one}`), ...fields.map((one) => `common:field.${one}`)];
  expect(keys.filter((key) => !hasText(key))).toEqual([]);
});

test.each(languages)('[CON-107] an older history’s «edit» reads like «edited» in %s', (language) => {
  const words = textsOf(language);
  expect(words.get('common:status.edit')).toBe(words.get('common:status.edited'));
});

test('[UI-58] each status of a record or a user has its label, whatever its kind', () => {
  const statuses = [
    ...['pending_validation', 'approved', 'rejected', 'closed', 'fractioned', 'edited', 'created', 'deleted'],
    ...['not_published', 'terminated', 'active', 'inactive', 'user_soft_deleted', 'user_deleted'],
  ];
  expect(statuses.filter((one) => !hasText(`common:status.${one}`))).toEqual([]);
});

test('[GEN-103, NEG-01] a status badge finds the label of a negotiation in lower case', () => {
  expect(['available', 'ongoing', 'closed', 'cancelled'].filter((one) => !hasText(`common:status.${one}`))).toEqual([]);
});

// The annex of a draft: all terms at a glance, in tables, in the reader's language. What is not agreed is not listed.
import type { WordFor } from '@wattpact/domain/contract-drafts/draft-placeholders';
import type { TemplateTerms } from '@wattpact/domain/negotiations/negotiation';
import type { Language } from '@wattpact/domain/terms/enumerations';
import type { TFunction } from 'i18next';
import type { WordTable } from '../../platform/documents/render-word.ts';
import { writeNumber } from '../../platform/texts/written.ts';

/** As in the clauses: only English writes the percent sign close. */
const withUnit = (word: string, unit: string, language: Language): string =>
  unit === '%' && language === 'en' ? `${word}%` : `${word}\u00a0${unit}`;

const units: Record<string, string> = {
  price: '€/MWh',
  indexingPercentage: '%',
  totalPurchasedCapacity: 'MW',
  maximumAmountEnergyAllowed: 'MWh',
  latePaymentPenalty: '%',
  priceEscalation: '%',
  shortfallDeviationPrice: '€/MWh',
  excessDeviationPrice: '€/MWh',
  spotPercentage: '%',
};

const groups = {
  financial_conditions: [
    'financialConditions.contractStructure',
    'financialConditions.pricingType',
    'financialConditions.price',
    'financialConditions.indexingType',
    'financialConditions.indexingPercentage',
    'financialConditions.totalPurchasedCapacity',
    'financialConditions.maximumAmountEnergyAllowed',
    'financialConditions.hasWarranties',
  ],
  duration: ['contractSignatureDate', 'expectedStartDate', 'expectedEndDate'],
  responsible_parties: ['responsibleForEnergyProgramming', 'programmingUnit'],
  commercial_terms: [
    'commercialTerms.statusAtSignature',
    'commercialTerms.settlementMethod',
    'commercialTerms.paymentMethod',
    'commercialTerms.paymentFrequency',
    'commercialTerms.measurementMethod',
    'commercialTerms.receiptDate',
    'commercialTerms.latePaymentPenalty',
    'commercialTerms.latePaymentPenaltyPeriod',
    'commercialTerms.priceEscalation',
    'commercialTerms.priceEscalationPeriod',
    'commercialTerms.shortfallDeviationPrice',
    'commercialTerms.excessDeviationPrice',
    'commercialTerms.spotPercentage',
    'commercialTerms.defaultConditions',
    'commercialTerms.terminationConditions',
  ],
} as const;

const lastName = (path: string) => path.split('.').at(-1) ?? path;

const termColumns = (t: TFunction) => [
  { label: t('negotiations:draft.term'), share: 2 },
  { label: t('negotiations:draft.value'), share: 3 },
];

function termRows(paths: readonly string[], wordFor: WordFor, t: TFunction, language: Language): string[][] {
  return paths.flatMap((path) => {
    const field = lastName(path);
    const word = wordFor(path);
    if (word === undefined || word === null) return [];
    return [[t(`common:field.${field}`), units[field] ? withUnit(word, units[field], language) : word]];
  });
}

function termsTable(group: keyof typeof groups, wordFor: WordFor, t: TFunction, language: Language): WordTable {
  const rows = termRows(groups[group], wordFor, t, language);
  return { title: t(`energyContracts:contract_terms.section.${group}`), columns: termColumns(t), rows };
}

const place = ['location.parish', 'location.municipality', 'location.country'] as const;

/** What the contract is about. A parish is a place's name for a reader of Portugal alone. */
function projectTable({ location }: TemplateTerms, wordFor: WordFor, t: TFunction, language: Language): WordTable {
  const rows = (paths: readonly string[]) => termRows(paths, wordFor, t, language);
  const elsewhere = [[t('common:field.location'), place.map(wordFor).filter(Boolean).join(', ')]];
  return {
    title: t('negotiations:draft.contract_and_project'),
    columns: termColumns(t),
    rows: [
      ...rows(['name']),
      ...(location.country === 'portugal' ? rows(place) : elsewhere),
      ...rows(['currentProjectStatus', 'additionalInformation']),
    ],
  };
}

const figures = ['installedCapacity', 'annualForecastCapacity', 'outputPower'] as const;

/** A row for each technology; only the figures that at least one of them has. */
function technologiesTable({ technologies }: TemplateTerms, t: TFunction, language: Language): WordTable {
  const given = figures.filter((name) => technologies.some((entry) => entry[name] !== undefined));
  const hasLifetime = technologies.some(({ lifetime }) => lifetime !== undefined);
  const power = (value: number | undefined) => (value === undefined ? '' : `${writeNumber(value, language)}\u00a0MW`);
  return {
    title: t('negotiations:draft.technology_figures'),
    columns: [
      // The figures beside it need the room: at most `999 999 999 MW`.
      { label: t('common:field.type'), share: 1.5 },
      ...given.map((name) => ({ label: t(`common:field.${name}`), align: 'right' as const })),
      ...(hasLifetime ? [{ label: t('common:field.lifetime'), align: 'right' as const }] : []),
    ],
    rows: technologies.map((entry) => [
      t(`common:technology.${entry.type}`),
      ...given.map((name) => power(entry[name])),
      ...(hasLifetime ? [entry.lifetime === undefined ? '' : t(`common:lifetime.${entry.lifetime}`)] : []),
    ]),
  };
}

function clausesTable({ extraClauses = [] }: TemplateTerms, t: TFunction): WordTable {
  return {
    title: t('energyContracts:contract_terms.section.extra_clauses'),
    columns: [
      { label: t('negotiations:draft.clause'), share: 2 },
      { label: t('common:field.description'), share: 3 },
    ],
    rows: extraClauses.map(({ name, type, description }) => [type ? `${name} (${type})` : name, description]),
  };
}

export function draftTables(terms: TemplateTerms, wordFor: WordFor, t: TFunction, language: Language): WordTable[] {
  return [
    projectTable(terms, wordFor, t, language),
    termsTable('financial_conditions', wordFor, t, language),
    technologiesTable(terms, t, language),
    termsTable('duration', wordFor, t, language),
    termsTable('responsible_parties', wordFor, t, language),
    termsTable('commercial_terms', wordFor, t, language),
    clausesTable(terms, t),
  ].filter(({ rows }) => rows.length > 0);
}

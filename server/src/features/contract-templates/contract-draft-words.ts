// The terms of a template in words: what stands in the draft's text for each placeholder, in the reader's language.
import type { WordFor } from '@wattpact/domain/contract-drafts/draft-placeholders';
import type { TemplateTerms } from '@wattpact/domain/negotiations/negotiation';
import type { TemplateRecord } from '@wattpact/domain/negotiations/negotiation-api';
import type { TechnologyEntry } from '@wattpact/domain/terms/energy-terms';
import type { Language, Party } from '@wattpact/domain/terms/enumerations';
import type { Platform } from '../../platform/platform.ts';
import { writeDate, writeNumber, writePrice } from '../../platform/texts/written.ts';

type Company = TemplateRecord['terms']['secondPartyFiscalInfo'];
export interface DraftTerms {
  terms: TemplateTerms;
  companies: Record<Lowercase<Party>, Company>;
}

/** Where the labels of a field's values stand. */
const labels: Record<string, string> = {
  country: 'common:country',
  currentProjectStatus: 'common:project_phase',
  contractStructure: 'common:contract_structure',
  pricingType: 'common:pricing_type',
  responsibleForEnergyProgramming: 'common:party',
  statusAtSignature: 'common:status_at_signature',
  settlementMethod: 'common:payment_term',
  paymentMethod: 'common:payment_term',
  paymentFrequency: 'common:payment_term',
  measurementMethod: 'common:measurement_method',
  latePaymentPenaltyPeriod: 'common:rate_period',
  priceEscalationPeriod: 'common:rate_period',
  defaultConditions: 'common:default_condition',
  terminationConditions: 'energyContracts:termination_type',
};
/** In euro a megawatt hour: always with cents. */
const prices = new Set(['price', 'shortfallDeviationPrice', 'excessDeviationPrice']);

/** Parts of an address that not every company has. */
const optional = new Set(['seller.houseNumber', 'buyer.houseNumber']);

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value);

/** What a contract of these terms does not have: that is not open, it does not exist. */
function absentPaths({ financialConditions: { pricingType }, commercialTerms, ...terms }: TemplateTerms): Set<string> {
  const absent = new Set<string>();
  const leave = (path: string, isAbsent: boolean) => isAbsent && absent.add(path);
  leave('financialConditions.price', pricingType === 'VARIABLE_PRICING');
  leave('financialConditions.indexingType', pricingType === 'FIXED_PRICING');
  leave('financialConditions.indexingPercentage', pricingType !== 'HYBRID_PRICING');
  leave('commercialTerms.spotPercentage', commercialTerms?.spotPercentage === undefined);
  leave('additionalInformation', terms.additionalInformation === undefined);
  leave('extraClauses', (terms.extraClauses ?? []).length === 0);
  return absent;
}

/** @returns the words for a placeholder's path */
export function draftWords(
  { terms, companies }: DraftTerms,
  { texts }: Pick<Platform, 'texts'>,
  language: Language,
): WordFor {
  const t = texts.in(language);
  const absent = absentPaths(terms);

  const technology = ({ type, installedCapacity }: TechnologyEntry) => {
    const name = t(`common:technology.${type}`);
    return installedCapacity === undefined ? name : `${name} (${writeNumber(installedCapacity, language)} MW)`;
  };

  function word(field: string, value: unknown): string {
    // Clauses are sentences, a line apart from each other.
    if (Array.isArray(value))
      return value.map((one) => word(field, one)).join(field === 'extraClauses' ? '\n\n' : '; ');
    if (field === 'technologies') return technology(value as TechnologyEntry);
    if (field === 'extraClauses') {
      const { name, description } = value as { name: string; description: string };
      return `${name}: ${description.replace(/\s*\n\s*/g, '\n')}`;
    }
    if (typeof value === 'boolean') return t(value ? 'common:yes' : 'common:no');
    if (typeof value === 'number')
      return prices.has(field) ? writePrice(value, language) : writeNumber(value, language);
    const text = String(value);
    // In the middle of a sentence: `1,5 % (por ano)`.
    if (field.endsWith('Period')) return t(`${labels[field]}.${text}`).toLowerCase();
    if (field in labels) return t(`${labels[field]}.${text}`);
    return /^\d{4}-\d\d-\d\d$/.test(text) ? writeDate(text) : text;
  }

  return (path) => {
    if (absent.has(path)) return null;
    const names = path.split('.');
    const [first = ''] = names;
    const value = at(first === 'seller' || first === 'buyer' ? companies : terms, names);
    const isNothing = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
    if (isNothing) return optional.has(path) ? '' : undefined;
    return word(names.at(-1) ?? '', value);
  };
}

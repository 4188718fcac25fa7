// Amending a contract in force: why its terms change, from which day they hold, and the document that both parties
// signed.
import { z } from 'zod';
import { type RuleFault, type Unchecked, withRules } from '../fields/rules.ts';
import { date, id, optionalText } from '../fields/texts.ts';
import { contractFaults, energyContractShape, normalisedContract } from './energy-contract.ts';

export const amendmentReasons = ['PRICE', 'VOLUME', 'TERM', 'DELIVERY', 'LEGAL', 'OTHER'] as const;
export type AmendmentReason = (typeof amendmentReasons)[number];

const contractAmendment = z.strictObject({
  reason: z.enum(amendmentReasons),
  details: optionalText(500),
  /** The first day on which the new terms hold. */
  effectiveDate: date,
  /** The signed amendment. */
  fileId: id,
});
export type ContractAmendment = z.infer<typeof contractAmendment>;

const contractEditShape = energyContractShape.extend({ amendment: contractAmendment.optional() });
export type ContractEdit = z.infer<typeof contractEditShape>;

const isBefore = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' && one < other;
const isBlank = (text: unknown): boolean => typeof text !== 'string' || text.trim() === '';

const fault = (field: string, key: string): RuleFault => ({ path: ['amendment', field], key });

/** The new terms hold from a day between the contract's signature and its end. */
export const effectiveDayFaults = (
  from: unknown,
  { contractSignatureDate: signed, expectedEndDate: end }: Unchecked<ContractEdit>,
): RuleFault[] => [
  ...(isBefore(from, signed) ? [fault('effectiveDate', 'error_effective_date_before_signature')] : []),
  ...(isBefore(end, from) ? [fault('effectiveDate', 'error_effective_date_after_end')] : []),
];

/** "Other reason" alone says nothing. */
function amendmentFaults(edit: Unchecked<ContractEdit>): RuleFault[] {
  const { reason, details, effectiveDate } = edit.amendment ?? {};
  return [
    ...(reason === 'OTHER' && isBlank(details) ? [fault('details', 'error_required.amendment_details')] : []),
    ...effectiveDayFaults(effectiveDate, edit),
  ];
}

/** What an edit sends: all of the contract and, of one in force, what the parties signed for it. */
export const contractEdit = withRules(contractEditShape, (input) => [
  ...contractFaults(input),
  ...amendmentFaults(input),
]).overwrite(normalisedContract);

// Projects or offers side by side.
import type { ApiCall, Received } from '@wattpact/domain/api/api-call';
import { type CallArgs, call } from '../../platform/api/call.ts';
import type { ComparedRecords } from '../../records/compare/compared-records.ts';
import type { FieldWords } from '../../records/fields/field-text.ts';
import type { ItemNames, MarketKind } from './market-kind.ts';
import { type Negotiated, NegotiationBadge } from './negotiation-badge.tsx';

interface ComparedItems<Found> extends Pick<ComparedRecords<Found>, 'factsOf' | 'Below'> {
  namesOf: (found: Found) => ItemNames;
  /** Where its energy comes from. */
  placeOf: (found: Found, words: FieldWords) => string | undefined;
}

export const comparedItems = <Call extends ApiCall>(
  { kind, page, marketList, compare }: MarketKind,
  get: Call,
  { factsOf, namesOf, placeOf, Below }: ComparedItems<Received<Call> & Negotiated>,
): ComparedRecords<Received<Call> & Negotiated> => ({
  kind,
  path: get.path,
  fetch: (input) => call(get, ...([input] as unknown as CallArgs<Call>)) as Promise<Received<Call> & Negotiated>,
  headOf: (found, words) => {
    const { name, owner } = namesOf(found);
    return {
      name,
      owner: owner.fiscalInfo.name,
      note: placeOf(found, words),
      badge: <NegotiationBadge item={found} />,
    };
  },
  factsOf,
  ...(Below && { Below }),
  recordTo: page,
  listTo: marketList,
  to: compare,
});

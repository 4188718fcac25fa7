// The newest version's terms in one line: `Minuta v3 · 43,80 €/MWh · 10 MW · 10 anos`.
import { useQuery } from '@tanstack/react-query';
import { contractTemplateApi, type NegotiationRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { apiQuery } from '../../../platform/api/query.ts';
import { filledText } from '../../../platform/words/filled-text.ts';
import { quantityText } from '../../../records/fields/field-text.ts';
import { durationText, useTermsWords } from '../../contract-terms/terms-words.ts';

interface LatestTerms {
  version: number;
  price: string | undefined;
  /** `10 MW · 10 anos`. */
  others: string;
}

export function useLatestTerms({ id, templates }: NegotiationRecord): LatestTerms | undefined {
  const words = useTermsWords();
  const newest = templates[0];
  const { data } = useQuery({
    ...apiQuery(contractTemplateApi.get, { params: { id, templateId: newest?.id ?? '' } }),
    enabled: newest !== undefined,
    // Terms never change, and cannot be read once the negotiation is cancelled.
    staleTime: 'static',
  });
  if (!newest || !data) return undefined;
  const { financialConditions: given, expectedStartDate, expectedEndDate } = data.terms;
  const { formats } = words;
  return {
    version: newest.version,
    price: given.price === undefined ? undefined : quantityText(formats.price(given.price)),
    others: filledText([
      quantityText(formats.capacity(given.totalPurchasedCapacity)),
      durationText(expectedStartDate, expectedEndDate, words),
    ]),
  };
}

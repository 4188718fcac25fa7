// The state of a project or an offer in words: its review, its publication.
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import { lastEntry, submittedAt } from '../../records/review/last-decision.ts';
import { useStatusLabel } from '../../records/status-label.ts';
import type { MarketItem, MarketNames } from './market-kind.ts';

/** To be published, but invisible until it is approved. */
const waits = ({ status, isPublishedInMarketplace }: Published): boolean =>
  isPublishedInMarketplace && (status === 'pending_validation' || status === 'rejected');

type Published = Pick<MarketItem, 'status' | 'isPublishedInMarketplace'>;
export type Publication = 'published' | 'wanted' | 'not_published';

export const publicationOf = (item: Published): Publication => {
  if (!item.isPublishedInMarketplace) return 'not_published';
  return waits(item) ? 'wanted' : 'published';
};

/** `Aprovado em 02/10/2026`, `À espera desde 13/11/2026`. */
export function useValidation({ base }: Pick<MarketNames, 'base'>): (item: MarketItem) => string {
  const { t } = useTranslation([base, 'common']);
  const formats = useFormats();
  const statusLabel = useStatusLabel(base);
  return ({ status, history = [] }) => {
    const waits = status === 'pending_validation';
    const at = waits ? submittedAt(history) : lastEntry(history, status)?.createdAt;
    if (at === undefined) return statusLabel(status);
    const date = formats.date(at);
    return waits
      ? t('common:market.waiting_since', { date })
      : t('common:market.on', { status: statusLabel(status), date });
  };
}

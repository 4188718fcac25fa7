// Publishing or withdrawing a project or an offer, as an action of its page.
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DialogAct } from '../../records/page/menu-act.ts';
import { PublicationDialog } from '../publication/publication-dialog.tsx';
import { publicationOf } from './item-words.ts';
import type { MarketItem, MarketKind } from './market-kind.ts';

const labels = {
  published: 'publication.withdraw.confirm',
  wanted: 'publication.hold.confirm',
  not_published: 'market.publish',
} as const;

/** Undefined for users who may not. */
export function usePublicationAct(kind: MarketKind, item: MarketItem): DialogAct | undefined {
  const { t } = useTranslation();
  if (!item.allowedActions.includes('publish')) return undefined;
  const isPublished = item.isPublishedInMarketplace;
  return {
    label: t(labels[publicationOf(item)]),
    icon: isPublished ? IconEyeOff : IconEye,
    dialog: (state) => <PublicationDialog {...state} kind={kind.kind} target={kind.api.settings} record={item} />,
  };
}

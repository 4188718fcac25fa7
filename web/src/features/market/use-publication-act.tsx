// Publishing or withdrawing a project or an offer, as an action of its page.
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DialogAct } from '../../records/page/menu-act.ts';
import { PublicationDialog } from '../publication/publication-dialog.tsx';
import type { MarketItem, MarketKind } from './market-kind.ts';

/** Undefined for users who may not. */
export function usePublicationAct(kind: MarketKind, item: MarketItem): DialogAct | undefined {
  const { t } = useTranslation();
  if (!item.allowedActions.includes('publish')) return undefined;
  const isPublished = item.isPublishedInMarketplace;
  return {
    label: t(isPublished ? 'publication.withdraw.confirm' : 'market.publish'),
    icon: isPublished ? IconEyeOff : IconEye,
    dialog: (state) => <PublicationDialog {...state} kind={kind.kind} target={kind.api.settings} record={item} />,
  };
}

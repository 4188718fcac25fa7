// The links from a project or an offer to its negotiations: to the existing ones, and to a new one.
import { Button } from '@mantine/core';
import { recordKinds } from '@wattpact/domain/records/kinds';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { paths } from '../../platform/address/paths.ts';
import { icons } from '../../ui/theme/icons.ts';
import { itemQuery, type MarketItem, type MarketKind } from './market-kind.ts';

export function NegotiationButtons({ kind, item }: { kind: MarketKind; item: MarketItem }) {
  const { t } = useTranslation();
  const { id, name, mayOpenNegotiations, allowedActions } = item;
  const mayNegotiate = allowedActions.includes('negotiate');
  return (
    <>
      {mayOpenNegotiations && (
        <Button
          component={AppLink}
          to={paths.negotiations(itemQuery(kind, id))}
          variant={mayNegotiate ? 'default' : 'filled'}
          leftSection={<icons.negotiation size={18} stroke={1.9} />}
        >
          {t('market.see_negotiations')}
        </Button>
      )}
      {mayNegotiate && (
        <Button
          component={AppLink}
          to={paths.negotiations({
            entityType: recordKinds[kind.kind].itemKind,
            entityName: name,
            ...itemQuery(kind, id),
          })}
          leftSection={<icons.negotiation size={18} stroke={1.9} />}
        >
          {t('market.negotiate')}
        </Button>
      )}
    </>
  );
}

// For administrators: who viewed a project or an offer.
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ViewersSheet } from '../views/viewers-sheet.tsx';
import type { MarketItem, MarketKind } from './market-kind.ts';

export function ViewersButton({ kind, item }: { kind: MarketKind; item: MarketItem }) {
  const { t } = useTranslation();
  const [opened, { open, close }] = useDisclosure();
  if (!item.allowedActions.includes('viewViewers')) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconUsers size={18} stroke={1.9} />} onClick={open}>
        {t('market.viewers')}
      </Button>
      <ViewersSheet base={kind.base} id={item.id} opened={opened} onClose={close} />
    </>
  );
}

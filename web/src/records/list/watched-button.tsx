// In the head of a market's list: shows only what the reader follows, and all of it again.
import { Button } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ListSearch } from '../../platform/address/list-search.ts';
import { useWide } from '../../ui/data-table/data-table.tsx';
import type { ListInput } from './list-view.ts';

const filter = 'watched';

/** Absent where nothing can be followed, and on a phone, where it is one of the filters in the sheet. */
export function WatchedButton({ list }: { list: ListSearch<ListInput> }) {
  const { t } = useTranslation();
  const wide = useWide();
  if (!wide || !list.filters.some(({ name }) => name === filter)) return null;
  const isOn = list.values[filter] === 'true';
  const Star = isOn ? IconStarFilled : IconStar;
  return (
    <Button
      variant={isOn ? 'light' : 'default'}
      aria-pressed={isOn}
      leftSection={<Star size={18} stroke={1.9} />}
      onClick={() => list.setValues({ ...list.values, [filter]: isOn ? '' : 'true' })}
    >
      {t('market.watched')}
    </Button>
  );
}

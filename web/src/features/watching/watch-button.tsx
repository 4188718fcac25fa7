// Follows the project or offer of the page.
import { Button } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import { useTranslation } from 'react-i18next';
import { useWatch, type WatchedItem } from './use-watch.ts';
import classes from './watching.module.css';

export function WatchButton({ kind, item }: { kind: MarketKindName; item: WatchedItem }) {
  const { t } = useTranslation();
  const { isWatched, toggle } = useWatch(kind, item);
  const Star = isWatched ? IconStarFilled : IconStar;
  return (
    <Button
      variant="default"
      aria-pressed={isWatched}
      onClick={toggle}
      leftSection={<Star size={18} stroke={1.9} className={isWatched ? classes.filled : ''} />}
    >
      {t(isWatched ? 'market.watching' : 'market.watch')}
    </Button>
  );
}

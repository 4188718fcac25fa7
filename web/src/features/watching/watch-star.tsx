// The star of a row or card of the market's lists.
import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWatch, type WatchedItem } from './use-watch.ts';
import classes from './watching.module.css';

interface StarProps {
  kind: MarketKindName;
  item: WatchedItem & {
    /** Only the owner and administrators have it: nobody follows what is their own. */
    viewCount?: number | undefined;
  };
  name: string;
}

export function WatchStar({ kind, item, name }: StarProps) {
  const { t } = useTranslation();
  const { isWatched, toggle } = useWatch(kind, item);
  if (item.viewCount !== undefined) return null;
  const Star = isWatched ? IconStarFilled : IconStar;
  return (
    <ActionIcon
      variant="subtle"
      size={32}
      className={`row-action ${classes.star}`}
      data-watched={isWatched || undefined}
      aria-pressed={isWatched}
      aria-label={t('market.watch_of', { name })}
      onClick={toggle}
    >
      <Star size={18} stroke={1.7} />
    </ActionIcon>
  );
}

/** A name with its star at the end of the line. */
export const WithStar = ({ children, ...star }: StarProps & { children: ReactNode }) => (
  <div className={classes.withStar}>
    <div className={classes.name}>{children}</div>
    <WatchStar {...star} />
  </div>
);

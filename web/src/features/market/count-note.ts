// Beside a list's title: how many there are; a total that is not counted to its end says so.
import type { Page } from '@wattpact/domain/filters/page';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import type { MarketNames } from './market-kind.ts';

type Counted = Pick<Page<unknown>, 'total' | 'totalIsCapped'>;

export function useCountNote(base: MarketNames['base'], page: Counted | undefined): string | undefined {
  const { t } = useTranslation(base);
  const formats = useFormats();
  if (!page) return undefined;
  const number = `${formats.number(page.total)}${page.totalIsCapped ? '+' : ''}`;
  return t(`${base}:count`, { count: page.total, number });
}

// The total beside a list's title; it says so if the server stopped counting at its limit.
import type { Page } from '@wattpact/domain/filters/page';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import type { ListView } from './list-view.ts';

/** Blanks as wide as a total: beside a long title it takes a line of its own, which would move the page when it came. */
const awaited = '\u2007'.repeat(10);

type Counted = Pick<Page<unknown>, 'total' | 'totalIsCapped'>;

export function useListCount<Row>(
  { texts, countKey }: Pick<ListView<Row>, 'texts' | 'countKey'>,
  page: Counted | undefined,
): string {
  const { t } = useTranslation(texts);
  const formats = useFormats();
  if (!page) return awaited;
  const number = `${formats.number(page.total)}${page.totalIsCapped ? '+' : ''}`;
  return t(countKey, { count: page.total, number });
}

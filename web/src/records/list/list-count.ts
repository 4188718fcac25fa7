// The total beside a list's title; it says so if the server stopped counting at its limit.
import type { Page } from '@wattpact/domain/filters/page';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import type { ListView } from './list-view.ts';

type Counted = Pick<Page<unknown>, 'total' | 'totalIsCapped'>;

export function useListCount<Row>(
  { texts, countKey }: Pick<ListView<Row>, 'texts' | 'countKey'>,
  page: Counted | undefined,
): string | undefined {
  const { t } = useTranslation(texts);
  const formats = useFormats();
  if (!page) return undefined;
  const number = `${formats.number(page.total)}${page.totalIsCapped ? '+' : ''}`;
  return t(countKey, { count: page.total, number });
}

// What a mark of a list's map says, and where it leads: a single item to its page, more to their list.
import { recordKinds } from '@wattpact/domain/records/kinds';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { asRows, useListLink } from '../../platform/address/list-link.ts';
import { paths } from '../../platform/address/paths.ts';
import { filledText } from '../../platform/words/filled-text.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import type { MarkWords } from '../../ui/map/place-map.tsx';
import type { MarketView } from '../list/list-view.ts';
import { type CountedMark, filtersFor } from './counted-marks.ts';

const sumOf = (marks: readonly CountedMark[], name: 'count' | 'capacity') =>
  marks.reduce((sum, mark) => sum + mark[name], 0);

export function useMarkWords(view: MarketView<unknown>): (marks: readonly CountedMark[]) => MarkWords {
  const { kind, countKey } = view;
  const { t } = useTranslation([view.texts, 'common']);
  const formats = useFormats();
  const link = useListLink(view.filters);
  return useCallback(
    (marks) => {
      const [first, ...others] = marks;
      if (!first) return { name: '', text: '' };
      const place = first.name ?? t(`common:country.${first.country}`);
      const more = { name: place, count: others.length, number: formats.number(others.length) };
      const name = others.length > 0 ? t('common:map.and_more', more) : place;
      const [count, capacity] = [sumOf(marks, 'count'), sumOf(marks, 'capacity')];
      const { value, unit } = formats.capacity(capacity);
      const power = capacity > 0 ? [`${value}\u00a0${unit}`] : [];
      if (first.item && others.length === 0) {
        const to = paths.record(recordKinds[kind].path, first.item.id);
        return { name, text: filledText([first.item.name, ...power]), to };
      }
      const text = filledText([t(countKey, { count, number: formats.number(count) }), ...power]);
      const filters = filtersFor(marks);
      return { name, text, ...(filters && { to: link(filters, asRows) }) };
    },
    [kind, countKey, t, formats, link],
  );
}

// The places of a map as a table: the same numbers and links for those who do not see the map.
import { Button } from '@mantine/core';
import { isoCodes } from '@wattpact/domain/terms/countries';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { type Formats, useFormats } from '../../platform/words/use-formats.ts';
import type { MarkWords } from '../../ui/map/place-map.tsx';
import { Quantity } from '../../ui/text/quantity.tsx';
import type { CountedMark } from './counted-marks.ts';
import classes from './list-map.module.css';

interface PlaceTableProps {
  marks: readonly CountedMark[];
  describe: (marks: readonly CountedMark[]) => MarkWords;
  onActive: (key: string | undefined) => void;
}

/** The item, where the place has only one; else where the place is. */
const detailOf = ({ item, region, country }: CountedMark) =>
  item?.name ?? (region === undefined ? undefined : `${region}, ${isoCodes[country]}`);

/** Most items first, then by name. */
const inOrder = (marks: readonly CountedMark[], describe: PlaceTableProps['describe'], { byLabel }: Formats) =>
  marks
    .map((mark) => {
      const { name, to = '' } = describe([mark]);
      return { mark, label: name, to };
    })
    .sort((one, other) => other.mark.count - one.mark.count || byLabel(one, other));

/** So many rows are added at a time. */
const portion = 50;

export const PlaceTable = memo(function PlaceTable({ marks, describe, onActive }: PlaceTableProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [most, setMost] = useState(portion);
  const named = useMemo(() => inOrder(marks, describe, formats), [marks, describe, formats]);
  const rows = named.slice(0, most);
  const left = Math.min(marks.length - rows.length, portion);
  return (
    <>
      <div className={classes.rows}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('map.place')}</th>
              <th scope="col">{t('map.count')}</th>
              <th scope="col">{t('filters.capacity')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ mark, label, to }) => (
              <tr
                key={mark.key}
                onPointerEnter={() => onActive(mark.key)}
                onPointerLeave={() => onActive(undefined)}
                onFocus={() => onActive(mark.key)}
                onBlur={() => onActive(undefined)}
              >
                <th scope="row">
                  <AppLink to={to}>{label}</AppLink>
                  {detailOf(mark) && <span className={classes.detail}>{detailOf(mark)}</span>}
                </th>
                <td>{formats.number(mark.count)}</td>
                <td>{mark.capacity > 0 ? <Quantity {...formats.capacity(mark.capacity)} /> : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {left > 0 && (
        <Button variant="subtle" size="xs" className={classes.more ?? ''} onClick={() => setMost(most + portion)}>
          {t('map.show_more', { count: left, number: formats.number(left) })}
        </Button>
      )}
    </>
  );
});

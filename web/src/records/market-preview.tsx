// What newcomers see of the market until their company is approved: how much there is, and nothing that names anybody.
import { Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Received } from '@wattpact/domain/api/api-call';
import { marketPreviewApi, type PreviewedItem } from '@wattpact/domain/market-preview/market-preview-api';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../platform/api/query.ts';
import { useFormats } from '../platform/words/use-formats.ts';
import { Quantity } from '../ui/text/quantity.tsx';
import { TechnologyName } from '../ui/text/technology-icon.tsx';
import classes from './market-preview.module.css';

type Preview = Received<typeof marketPreviewApi.get>;
const kinds = ['projects', 'offers'] as const satisfies (keyof Preview)[];

export const marketPreviewQuery = apiQuery(marketPreviewApi.get);

export function MarketPreview() {
  const { t } = useTranslation('dashboard');
  const { data } = useQuery(marketPreviewQuery);
  if (!data) return null;
  return (
    <section className={classes.preview} aria-labelledby="market-preview">
      <h2 id="market-preview">{t('preview.title')}</h2>
      <p className="quiet">{t('preview.text')}</p>
      <div className={classes.kinds}>
        {kinds.map((kind) => (
          <PreviewPaper key={kind} kind={kind} preview={data[kind]} />
        ))}
      </div>
    </section>
  );
}

function PreviewPaper({ kind, preview: { count, newest } }: { kind: keyof Preview; preview: Preview[keyof Preview] }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  return (
    <Paper className={classes.paper ?? ''}>
      <h3>{t(`preview.${kind}`, { count, number: formats.number(count) })}</h3>
      <ul>
        {newest.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing by which one could know them, and never change places
          <PreviewRow key={place} item={item} />
        ))}
      </ul>
    </Paper>
  );
}

function PreviewRow({ item: { technologies, country, totalPurchasedCapacity } }: { item: PreviewedItem }) {
  const { t } = useTranslation('common');
  const formats = useFormats();
  return (
    <li className={classes.row}>
      <TechnologyName technologies={technologies} note={country ? t(`country.${country}`) : t('not_given')} />
      {totalPurchasedCapacity !== null && <Quantity {...formats.capacity(totalPurchasedCapacity)} strong />}
    </li>
  );
}

// The item that is negotiated: name, place, and its three main figures.
import type { NegotiationRecord } from '@wattpact/domain/negotiations/negotiation-api';
import type { OfferRecord } from '@wattpact/domain/offers/offer-api';
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import { useTranslation } from 'react-i18next';
import { filledText } from '../../../platform/words/filled-text.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { type KeyFigure, KeyFigures } from '../../../ui/record/key-figures.tsx';
import { ItemName, useKnownItem } from '../../messages/item-name.tsx';
import type { FoundItem } from '../../messages/use-item.ts';
import classes from './context-pane.module.css';

const years = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / (365.25 * 86_400_000));

function useFigures(found: FoundItem | undefined): KeyFigure[] {
  const { t } = useTranslation(['negotiations', 'common']);
  const { price, capacity } = useFormats();
  if (!found) return [];
  const money = (amount: number | undefined, label: string) =>
    amount === undefined ? [] : [{ label, ...price(amount) }];
  const power = (amount: number | undefined, label: string) =>
    amount === undefined ? [] : [{ label, ...capacity(amount) }];
  const ofProject = ({ financialConditions, startDate, endDate }: ProjectRecord): KeyFigure[] => [
    ...money(financialConditions.price, t('negotiations:context.asked_price')),
    ...power(financialConditions.totalPurchasedCapacity, t('negotiations:context.capacity')),
    { label: t('negotiations:context.term'), value: t('common:units.year', { count: years(startDate, endDate) }) },
  ];
  const ofOffer = ({ price: most, totalPurchasedCapacity, contractDuration }: OfferRecord): KeyFigure[] => [
    ...money(most, t('negotiations:context.highest_price')),
    ...power(totalPurchasedCapacity, t('negotiations:context.wanted_capacity')),
    ...(contractDuration
      ? [{ label: t('negotiations:context.term'), value: t(`common:contract_duration.${contractDuration}`) }]
      : []),
  ];
  return found.kind === 'PROJECT' ? ofProject(found.record) : ofOffer(found.record);
}

function usePlace(found: FoundItem | undefined): string {
  const { t } = useTranslation('common');
  if (!found) return '';
  const types =
    found.kind === 'PROJECT' ? found.record.technologies.map(({ type }) => type) : (found.record.technologies ?? []);
  const place =
    found.kind === 'PROJECT'
      ? found.record.location.municipality
      : found.record.country && t(`country.${found.record.country}`);
  const technologies = types.map((type) => t(`technology.${type}`).toLowerCase()).join(', ');
  return filledText([place, technologies]);
}

export function ItemFacts({ negotiation }: { negotiation: NegotiationRecord }) {
  const { t } = useTranslation('negotiations');
  const { entityType } = negotiation;
  const { found } = useKnownItem(negotiation);
  const figures = useFigures(found);
  const place = usePlace(found);
  return (
    <>
      <h3>{t(`context.${entityType}`)}</h3>
      <p className={classes.item}>
        <ItemName negotiation={negotiation} />
      </p>
      {place && <p className={classes.place}>{place}</p>}
      {figures.length > 0 && (
        <div className={classes.figures}>
          <KeyFigures figures={figures} />
        </div>
      )}
      {found?.record.isNegotiable === false && (
        <Notice kind="information" title={t('context.not_negotiable')}>
          {t('context.not_negotiable_text')}
        </Notice>
      )}
    </>
  );
}

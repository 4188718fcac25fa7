// Above a simulation that was opened from a record: what of its terms was changed, assumed or left out.
import { useTranslation } from 'react-i18next';
import type { Quantity } from '../../../platform/words/formats.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import classes from '../simulation-page.module.css';
import type { OpeningRemark } from './opening.ts';

const quantity = ({ value, unit }: Quantity): string => `${value}\u00a0${unit}`;

/** What the text of a remark names, in words. */
function useNamed() {
  const { t } = useTranslation(['simulation', 'common']);
  const formats = useFormats();
  return (remark: OpeningRemark): Record<string, string | number> => {
    switch (remark.type) {
      case 'term':
      case 'term_cut':
        return { ...remark, start: formats.date(remark.start), end: formats.date(remark.end) };
      case 'duration':
        return { ...remark, band: t(`common:contract_duration.${remark.band}`) };
      case 'start':
        return { ...remark, start: t(`common:offer_start.${remark.start}`) };
      case 'structures':
        return { names: formats.list(remark.structures.map((one) => t(`common:contract_structure.${one}`))) };
      case 'escalation':
        return {
          percent: formats.percent(remark.percent),
          period: t(`opening.period.${remark.period}`),
          yearly: formats.percent(remark.yearly),
        };
      case 'escalation_beyond':
        return { percent: formats.percent(remark.percent), period: t(`opening.period.${remark.period}`) };
      case 'annual_volume':
      case 'annual_volume_chart':
        return { volume: quantity(formats.energy(remark.volume)) };
      case 'scaled_capacity':
        return {
          capacity: quantity(formats.capacity(remark.capacity)),
          scaled: quantity(formats.capacity(remark.scaled)),
          volume: quantity(formats.energy(remark.volume)),
        };
      default:
        return {};
    }
  };
}

/** Those that only name something share a line. */
function useLines(remarks: readonly OpeningRemark[]): string[] {
  const { t } = useTranslation(['simulation', 'common']);
  const formats = useFormats();
  const named = useNamed();
  const assumed = remarks.flatMap((one) => (one.type === 'assumed' ? [t(`input.${one.name}`)] : []));
  const uncounted = remarks.flatMap((one) => (one.type === 'uncounted' ? [t(`common:field.${one.field}`)] : []));
  const others = remarks.filter(({ type }) => type !== 'assumed' && type !== 'uncounted');
  return [
    ...others.map((one) => t(`opening.${one.type}`, named(one))),
    ...(assumed.length > 0 ? [t('opening.assumed', { names: formats.list(assumed) })] : []),
    ...(uncounted.length > 0 ? [t('opening.uncounted', { names: formats.list(uncounted) })] : []),
  ];
}

export function OpeningNotice({ remarks }: { remarks: readonly OpeningRemark[] }) {
  const { t } = useTranslation('simulation');
  const lines = useLines(remarks);
  if (lines.length === 0) return null;
  return (
    <Notice kind="information" title={t('opening.title')}>
      <ul className={classes.remarks}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}

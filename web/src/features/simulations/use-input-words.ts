// The choices of the simulator in words, for its file and its comparison.
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import { comparedIn, type InputName, technologiesIn } from './simulation-inputs.ts';
import { useImportedSeries } from './use-imported-years.ts';

export function useInputWords(): (name: InputName, value: string) => string {
  const { t } = useTranslation(['simulation', 'common']);
  const formats = useFormats();
  const series = useImportedSeries();
  const seriesName = (id: string) => series.find((one) => one.id === id)?.name ?? id;
  const mixed = (value: string) =>
    technologiesIn(value).map(({ type, installedCapacity }) => {
      const name = t(`common:technology.${type}`);
      return value.includes(':') ? `${name} ${formats.number(installedCapacity)} MW` : name;
    });
  const structure = (value: string) => t(`common:contract_structure.${value}`);
  const words: Partial<Record<InputName, (value: string) => string>> = {
    technology: (value) => formats.list(mixed(value)),
    seriesId: (value) => (value === '' ? t('series.invented_profile') : seriesName(value)),
    zone: (value) => t(`common:country.${value}`),
    priceSeriesId: (value) => (value === '' ? t('series.invented_prices') : seriesName(value)),
    country: (value) => t(`common:country.${value}`),
    structure,
    compare: (value) => formats.list(comparedIn(value).map(structure)),
    settlement: (value) => t(`common:delivery_type.${value}`),
    pricingType: (value) => t(`common:pricing_type.${value}`),
    indexation: (value) => t(`indexation.${value.toLowerCase()}`),
    negativePrices: (value) => t(`clause.${value.toLowerCase()}`),
    volume: () => t('mean'),
    volumeVolatility: () => t('usual'),
    deviations: (value) => t(`deviation.${value.toLowerCase()}`),
  };
  return (name, value) => words[name]?.(value) ?? value;
}

// The inputs of the simulator; those that the choices make no use of are not shown.
import { Paper } from '@mantine/core';
import type { SeriesRow } from '@wattpact/domain/series/series';
import { inventedZones } from '@wattpact/domain/simulation/invented-zones';
import { mostStructures } from '@wattpact/domain/simulation/most-structures';
import { deviationPrices, negativePriceClauses } from '@wattpact/domain/simulation/settlement';
import { contractStructures, deliveryTypes, pricingTypes, technologies } from '@wattpact/domain/terms/enumerations';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormErrors } from '../../platform/api/form-errors.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { ManySelect } from '../../ui/fields/many-select.tsx';
import { Amount, Choice, type Option, Words } from './simulation-field.tsx';
import { comparedIn, type InputName, type SimulationInputs, technologiesIn, uses } from './simulation-inputs.ts';
import classes from './simulation-page.module.css';
import { useImportedSeries } from './use-imported-years.ts';

interface FieldsProps {
  inputs: SimulationInputs;
  errors: FormErrors;
  /** Keeps its identity. */
  onChange: (change: Partial<SimulationInputs>) => void;
}

export function SimulationFields(props: FieldsProps) {
  const { t } = useTranslation('simulation');
  return (
    <Paper component="section" className={classes.fields ?? ''} aria-label={t('inputs')}>
      <h2>{t('group.plant')}</h2>
      <PlantFields {...props} />
      <h2>{t('group.contract')}</h2>
      <ContractFields {...props} />
      <h2>{t('group.model')}</h2>
      <ModelFields {...props} />
    </Paper>
  );
}

function useFields({ inputs, errors, onChange }: FieldsProps) {
  const { t } = useTranslation('simulation');
  const field = (name: InputName) => ({ name, label: t(`input.${name}`), error: errors[name], onChange });
  return {
    t,
    choice: (name: InputName, data: Option[]) => <Choice {...field(name)} data={data} value={String(inputs[name])} />,
    amount: (name: InputName, unit?: string, decimals?: number, placeholder?: string) => (
      <Amount
        {...field(name)}
        value={inputs[name] as number | null}
        unit={unit}
        decimals={decimals}
        placeholder={placeholder}
      />
    ),
    words: (name: InputName, placeholder: string) => (
      <Words {...field(name)} value={String(inputs[name])} placeholder={placeholder} />
    ),
  };
}

/** Storage alone generates nothing; a mix comes with the record that the page was opened from. */
function useTechnologies(technology: string): Option[] {
  const { t } = useTranslation();
  const formats = useFormats();
  return useMemo(() => {
    const label = (type: string) => t(`technology.${type}`);
    const single = technologies
      .filter((type) => type !== 'STORAGE')
      .map((type) => ({ value: type, label: label(type) }));
    if (single.some(({ value }) => value === technology)) return single;
    const names = technologiesIn(technology).map(({ type }) => label(type));
    return [{ value: technology, label: formats.list(names) }, ...single];
  }, [technology, t, formats]);
}

/** Shown where something was imported; what the address names stays a choice, so that it can be left. */
function useSeries({ seriesId, priceSeriesId, zone }: SimulationInputs) {
  const { t } = useTranslation('simulation');
  const imported = useImportedSeries();
  return useMemo(() => {
    const options = (named: string, invented: string, fits: (series: SeriesRow) => boolean): Option[] => {
      const found = imported.filter(fits).map((one) => ({ value: one.id, label: one.name ?? one.id }));
      const isMissing = named !== '' && found.every(({ value }) => value !== named);
      const all = [...found, ...(isMissing ? [{ value: named, label: t('series.missing') }] : [])];
      return all.length === 0 ? [] : [{ value: '', label: t(invented) }, ...all];
    };
    return {
      profiles: options(seriesId, 'series.invented_profile', ({ kind }) => kind === 'profile'),
      prices: options(priceSeriesId, 'series.invented_prices', (one) => one.kind === 'price' && one.zone === zone),
    };
  }, [imported, seriesId, priceSeriesId, zone, t]);
}

const indexationTypes = ['FIXED', 'CPI'] as const;

/** The choices that are the same for all inputs. */
function useChoices() {
  const { t } = useTranslation('simulation');
  return useMemo(() => {
    const options = (values: readonly string[], textOf: (value: string) => string): Option[] =>
      values.map((value) => ({ value, label: t(textOf(value)) }));
    return {
      zones: options(inventedZones, (one) => `common:country.${one}`),
      indexations: options(indexationTypes, (one) => `indexation.${one.toLowerCase()}`),
      structures: options(contractStructures, (one) => `common:contract_structure.${one}`),
      deliveries: options(deliveryTypes, (one) => `common:delivery_type.${one}`),
      pricing: options(pricingTypes, (one) => `common:pricing_type.${one}`),
      clauses: options(negativePriceClauses, (one) => `clause.${one.toLowerCase()}`),
      deviations: options(deviationPrices, (one) => `deviation.${one.toLowerCase()}`),
    };
  }, [t]);
}

function PlantFields(props: FieldsProps) {
  const { t, choice, amount } = useFields(props);
  const { technology } = props.inputs;
  const { profiles, prices } = useSeries(props.inputs);
  const { zones } = useChoices();
  return (
    <>
      {choice('technology', useTechnologies(technology))}
      {profiles.length > 0 && choice('seriesId', profiles)}
      {choice('zone', zones)}
      {prices.length > 0 && choice('priceSeriesId', prices)}
      {amount('capacity', 'MW', 2)}
      {amount('degradation', t('unit.yearly'), 2)}
    </>
  );
}

function ContractFields(props: FieldsProps) {
  const { t, choice, amount, words } = useFields(props);
  const { inputs, onChange } = props;
  const { indexations, structures, deliveries, pricing, clauses, deviations } = useChoices();
  return (
    <>
      {choice('structure', structures)}
      <Compared structure={inputs.structure} compare={inputs.compare} structures={structures} onChange={onChange} />
      {uses.volume(inputs) ? amount('volume', 'MW', 3, t('mean')) : amount('share', '%', 1)}
      {choice('settlement', deliveries)}
      {choice('pricingType', pricing)}
      {uses.price(inputs) && amount('price', '€/MWh', 2)}
      {uses.indexing(inputs) && amount('indexingPercentage', '%', 2)}
      {uses.price(inputs) && choice('indexation', indexations)}
      {uses.escalation(inputs) && amount('escalation', t('unit.yearly'), 2, '0')}
      {uses.inflation(inputs) && words('cpi', t('inflation_example'))}
      {uses.inflation(inputs) && amount('cpiShare', '%', 1)}
      {uses.inflation(inputs) && amount('cpiFloor', t('unit.yearly'), 2, '–')}
      {uses.inflation(inputs) && amount('cpiCap', t('unit.yearly'), 2, '–')}
      {amount('fromYear')}
      {amount('years', t('unit.years'))}
      {choice('negativePrices', clauses)}
      {uses.freeHours(inputs) && amount('negativeHoursFree', t('unit.hours'), 0, '0')}
      {uses.deviations(inputs) && choice('deviations', deviations)}
      {uses.deviationPrices(inputs) && amount('shortfallPrice', '€/MWh', 2)}
      {uses.deviationPrices(inputs) && amount('excessPrice', '€/MWh', 2)}
    </>
  );
}

interface ComparedProps extends Pick<SimulationInputs, 'structure' | 'compare'>, Pick<FieldsProps, 'onChange'> {
  structures: readonly Option[];
}

const Compared = memo(function Compared({ structure, compare, structures, onChange }: ComparedProps) {
  const { t } = useTranslation('simulation');
  return (
    <ManySelect
      label={t('input.compare')}
      data={structures.filter(({ value }) => value !== structure)}
      value={comparedIn(compare).filter((one) => one !== structure)}
      maxValues={mostStructures - 1}
      onChange={(chosen) => onChange({ compare: chosen.join(',') })}
    />
  );
});

function ModelFields(props: FieldsProps) {
  const { t, amount } = useFields(props);
  return (
    <>
      {amount('discountRate', t('unit.yearly'), 2)}
      {amount('priceVolatility', '%', 1)}
      {amount('volumeVolatility', '%', 1, t('usual'))}
      {amount('scenarios')}
      {amount('seed')}
    </>
  );
}

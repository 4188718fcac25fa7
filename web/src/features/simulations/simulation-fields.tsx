// The inputs of the simulator; those that the choices make no use of are not shown.
import { Paper, Select, TextInput } from '@mantine/core';
import type { SeriesRow } from '@wattpact/domain/series/series';
import { inventedZones } from '@wattpact/domain/simulation/invented-zones';
import { mostStructures } from '@wattpact/domain/simulation/most-structures';
import { deviationPrices, negativePriceClauses } from '@wattpact/domain/simulation/settlement';
import { contractStructures, deliveryTypes, pricingTypes, technologies } from '@wattpact/domain/terms/enumerations';
import { useTranslation } from 'react-i18next';
import type { FormErrors } from '../../platform/api/form-errors.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { ManySelect } from '../../ui/fields/many-select.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { comparedIn, type InputName, type SimulationInputs, technologiesIn, uses } from './simulation-inputs.ts';
import classes from './simulation-page.module.css';
import { useImportedSeries } from './use-imported-years.ts';

interface FieldsProps {
  inputs: SimulationInputs;
  errors: FormErrors;
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

interface Option {
  value: string;
  label: string;
}

/** Another market has other prices, and stands for itself. */
const follows: Partial<Record<InputName, Partial<SimulationInputs>>> = { zone: { priceSeriesId: '', country: '' } };

/** Names rather than amounts. */
const ungrouped: readonly InputName[] = ['fromYear', 'seed'];

function useFields({ inputs, errors, onChange }: FieldsProps) {
  const { t } = useTranslation('simulation');
  const field = (name: InputName) => ({ label: t(`input.${name}`), error: errors[name], 'data-path': name });
  const choice = (name: InputName, data: Option[]) => (
    <Select
      {...field(name)}
      data={data}
      allowDeselect={false}
      value={String(inputs[name])}
      onChange={(value) => value !== null && onChange({ [name]: value, ...follows[name] })}
    />
  );
  const amount = (name: InputName, unit?: string, decimals = 0, placeholder?: string) => (
    <NumberField
      {...field(name)}
      value={inputs[name] as number | null}
      onChange={(value) => onChange({ [name]: value })}
      decimals={decimals}
      {...(ungrouped.includes(name) && { thousandSeparator: '' })}
      {...(unit && { unit })}
      {...(placeholder && { placeholder })}
    />
  );
  const words = (name: InputName, placeholder: string) => (
    <TextInput
      {...field(name)}
      placeholder={placeholder}
      value={String(inputs[name])}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  );
  return { t, choice, amount, words };
}

/** Storage alone generates nothing; a mix comes with the record that the page was opened from. */
function useTechnologies(technology: string): Option[] {
  const { t } = useTranslation();
  const formats = useFormats();
  const label = (type: string) => t(`technology.${type}`);
  const single = technologies.filter((type) => type !== 'STORAGE').map((type) => ({ value: type, label: label(type) }));
  if (single.some(({ value }) => value === technology)) return single;
  const names = technologiesIn(technology).map(({ type }) => label(type));
  return [{ value: technology, label: formats.list(names) }, ...single];
}

/** Shown where something was imported; what the address names stays a choice, so that it can be left. */
function useSeries({ inputs }: FieldsProps) {
  const { t } = useTranslation('simulation');
  const imported = useImportedSeries();
  const options = (name: 'seriesId' | 'priceSeriesId', fits: (series: SeriesRow) => boolean): Option[] => {
    const found = imported.filter(fits).map((one) => ({ value: one.id, label: one.name ?? one.id }));
    const named = inputs[name];
    const isMissing = named !== '' && found.every(({ value }) => value !== named);
    const all = [...found, ...(isMissing ? [{ value: named, label: t('series.missing') }] : [])];
    const label = t(name === 'seriesId' ? 'series.invented_profile' : 'series.invented_prices');
    return all.length === 0 ? [] : [{ value: '', label }, ...all];
  };
  return {
    profiles: options('seriesId', ({ kind }) => kind === 'profile'),
    prices: options('priceSeriesId', ({ kind, zone }) => kind === 'price' && zone === inputs.zone),
  };
}

function PlantFields(props: FieldsProps) {
  const { t, choice, amount } = useFields(props);
  const { technology } = props.inputs;
  const { profiles, prices } = useSeries(props);
  const zones = inventedZones.map((value) => ({ value, label: t(`common:country.${value}`) }));
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

const indexationTypes = ['FIXED', 'CPI'] as const;

function ContractFields(props: FieldsProps) {
  const { t, choice, amount, words } = useFields(props);
  const { inputs, onChange } = props;
  const indexations = indexationTypes.map((value) => ({ value, label: t(`indexation.${value.toLowerCase()}`) }));
  const structures = contractStructures.map((value) => ({ value, label: t(`common:contract_structure.${value}`) }));
  const deliveries = deliveryTypes.map((value) => ({ value, label: t(`common:delivery_type.${value}`) }));
  const pricing = pricingTypes.map((value) => ({ value, label: t(`common:pricing_type.${value}`) }));
  const clauses = negativePriceClauses.map((value) => ({ value, label: t(`clause.${value.toLowerCase()}`) }));
  const deviations = deviationPrices.map((value) => ({ value, label: t(`deviation.${value.toLowerCase()}`) }));
  return (
    <>
      {choice('structure', structures)}
      <ManySelect
        label={t('input.compare')}
        data={structures.filter(({ value }) => value !== inputs.structure)}
        value={comparedIn(inputs.compare).filter((one) => one !== inputs.structure)}
        maxValues={mostStructures - 1}
        onChange={(chosen) => onChange({ compare: chosen.join(',') })}
      />
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

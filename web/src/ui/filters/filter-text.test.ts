import { readFileSync } from 'node:fs';
import { projectList } from '@wattpact/domain/projects/project-filters';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { formatsIn } from '../../platform/words/use-formats.ts';
import { controlConfig } from './control-config.ts';
import { declaredOptions, pillsOf } from './filter-text.ts';

const common = JSON.parse(readFileSync(new URL('../../../../locales/pt/common.json', import.meta.url), 'utf8'));

beforeAll(() =>
  i18next.init({
    lng: 'pt',
    defaultNS: 'common',
    resources: { pt: { common } },
    interpolation: { escapeValue: false },
  }),
);

const company = '01980000-0000-7000-8000-000000000001';
const textOf = (
  values: Record<string, string | string[]>,
  options?: { legalEntityId: { value: string; label: string }[] },
) =>
  pillsOf(projectList.filters, values, { t: i18next.t, language: 'pt', options }).map(({ label, text }) =>
    `${label} ${text}`.trim(),
  );

test('a company whose name the page knows is told by its name, another by no number', () => {
  const options = { legalEntityId: [{ value: company, label: 'Planície Dourada' }] };
  expect(textOf({ legalEntityId: company }, options)).toEqual(['Entidade Planície Dourada']);
  expect(textOf({ legalEntityId: company })).toEqual(['Entidade']);
});

test('a yes stands by its label, a no is said', () => {
  expect(textOf({ hasWarranties: 'true' })).toEqual(['Com declarações e garantias']);
  expect(textOf({ hasWarranties: 'false' })).toEqual(['Com declarações e garantias Não']);
});

test('each value of a list has its own pill, a range one', () => {
  expect(textOf({ countries: ['portugal', 'spain'], maxPrice: '62,5' })).toEqual([
    'País Portugal',
    'País Espanha',
    'Preço até 62,5\u00a0€/MWh',
  ]);
});

test('[SRCH-14] the control of a filter has title, placeholder, type, options, range and unit', () => {
  const configOf = (name: string) => {
    const filter = projectList.filters.find((one) => one.name === name);
    return filter && controlConfig(filter, { t: i18next.t, byLabel: formatsIn('pt').byLabel });
  };
  expect(configOf('price')).toEqual({
    labelTitle: 'Preço',
    placeholderKey: undefined,
    placeholderLabel: '',
    type: 'slider',
    options: [],
    range: { min: 0, max: 10_000_000 },
    unit: '€/MWh',
    decimals: 2,
  });
  expect(configOf('power')).toMatchObject({ unit: 'MW', decimals: 0 });
  expect(configOf('searchQuery')).toMatchObject({
    type: 'input',
    placeholderKey: 'common:filters.search_placeholder',
    placeholderLabel: common.filters.search_placeholder,
  });
  expect(configOf('countries')).toMatchObject({ labelTitle: 'País', placeholderLabel: common.filters.any });
  expect(configOf('countries')?.options).toHaveLength(27);
});

test('a long list of options is in the order of its words, a short one in its own', () => {
  const labels = (name: string) => {
    const filter = projectList.filters.find((one) => one.name === name);
    return filter && declaredOptions(filter, i18next.t, formatsIn('pt').byLabel).map(({ label }) => label);
  };
  expect(labels('countries')?.slice(0, 6)).toEqual([
    'Portugal',
    'Espanha',
    'Alemanha',
    'Áustria',
    'Bélgica',
    'Bulgária',
  ]);
  expect(labels('negotiationStatus')?.[0]).toBe(common.negotiation_status.AVAILABLE);
});

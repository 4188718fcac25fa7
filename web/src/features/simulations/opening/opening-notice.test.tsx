// What the page says of the terms that it has not taken over as they stand, in all three languages.
import { readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import type { OpeningRemark } from './opening.ts';
import { OpeningNotice } from './opening-notice.tsx';

const remarks: OpeningRemark[] = [
  { type: 'term', start: '2027-07-01', end: '2037-06-30', from: 2027, to: 2036 },
  { type: 'term_cut', start: '2015-01-01', end: '2064-12-31', from: 2020, to: 2044 },
  { type: 'duration', band: 'BETWEEN_5_AND_10_YEARS', years: 7 },
  { type: 'start', start: 'SIX_MONTHS', year: 2027 },
  { type: 'structures', structures: ['FIXED_HOURLY_PROFILE'] },
  { type: 'weights' },
  { type: 'escalation', percent: 0.2, period: 'PER_MONTH', yearly: 2.43 },
  { type: 'escalation_beyond', percent: 1, period: 'PER_DAY' },
  { type: 'annual_volume', volume: 5000 },
  { type: 'annual_volume_chart', volume: 80_000 },
  { type: 'scaled_capacity', capacity: 40, scaled: 18.265, volume: 80_000 },
  { type: 'hidden_profile' },
  { type: 'assumed', name: 'structure' },
  { type: 'assumed', name: 'years' },
  { type: 'uncounted', field: 'automaticRenewal' },
];

async function drawn(language: string, shown: readonly OpeningRemark[]): Promise<string> {
  const textsOf = (namespace: string) =>
    JSON.parse(readFileSync(new URL(`../../../../../locales/${language}/${namespace}.json`, import.meta.url), 'utf8'));
  const i18n = createInstance();
  await i18n.init({
    lng: language,
    resources: { [language]: { simulation: textsOf('simulation'), common: textsOf('common') } },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <OpeningNotice remarks={shown} />
    </I18nextProvider>,
  );
}

test('[SIM-22] each remark has its own line, those that only name something share one', async () => {
  const text = (await drawn('en', remarks)).replaceAll('\u00a0', ' ');
  expect(text.match(/<li>/g)).toHaveLength(14);
  for (const part of [
    'at most 25 years',
    'Duration “5 to 10 years”: the simulator opened with 7 years.',
    'Start “In six months”: the simulator opened with 2027',
    'Left out: Fixed hourly profile.',
    'Price escalation of 0.2% per month: counted once a year, as 2.43%.',
    'Price escalation of 1% per day: not taken over',
    'Annual volume of 80',
    'instead of 40 MW',
    'used: Structure and Duration.',
    'not counted by the simulator: Automatic renewal.',
  ])
    expect(text).toContain(part);
});

test.each(['pt', 'en', 'es'])('[SIM-22, ALL-04] every remark has its text and its values in %s', async (language) => {
  const text = await drawn(language, remarks);
  expect(text).not.toMatch(/opening\.|\{\{|undefined|[a-z]+_[a-z]+|[A-Z]+_[A-Z]+/);
});

test('[SIM-22] nothing to say is no notice', async () => {
  expect(await drawn('pt', [])).toBe('');
});

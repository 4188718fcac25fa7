// The manual's chapters on the simulator and on market prices say what the code does: each figure, bound and range of them is
// computed here and looked for in the three languages.
import { rounded } from '@wattpact/domain/arithmetic/rounding';
import { bandOf, companyMedians, companyRange, leastCompanies } from '@wattpact/domain/benchmark/band';
import { quartersOfHistory } from '@wattpact/domain/benchmark/benchmark-api';
import {
  type BenchmarkKind,
  benchmarkKinds,
  countsOn,
  leastDaysOfDeal,
  tenorOf,
} from '@wattpact/domain/benchmark/price-point';
import { usualVolumeVolatility } from '@wattpact/domain/simulation/generation';
import { indexedPrices } from '@wattpact/domain/simulation/indexation';
import { mostSavedSimulations } from '@wattpact/domain/simulation/saved-simulation';
import { mostHourlyScenarios, runScenarios } from '@wattpact/domain/simulation/scenarios';
import {
  deviationPrices,
  negativePriceClauses,
  type Settlement,
  type SettlementTerms,
  settleInterval,
} from '@wattpact/domain/simulation/settlement';
import { simulate } from '@wattpact/domain/simulation/simulate';
import { simulatedTerm } from '@wattpact/domain/simulation/simulated-years';
import { simulatedTerms, simulationInput } from '@wattpact/domain/simulation/simulation-input';
import { contractDurations, type Language, languages } from '@wattpact/domain/terms/enumerations';
import { describe, expect, test } from 'vitest';
import { longTextsOf, textsOf } from './read-texts.ts';

const linesOf = (language: Language, chapter: string): string[] =>
  [...longTextsOf(language)]
    .filter(([place]) => place.startsWith(`manual/${language}/${chapter}.md:`))
    .map(([, line]) => line);

/** The rows of its tables, without heads. */
const tablesOf = (lines: readonly string[]): string[][][] => {
  const tables: string[][][] = [];
  lines.forEach((line, index) => {
    if (/^\|[-|]+\|$/.test(line)) tables.push([]);
    else if (line.startsWith('| ') && !/^\|[-|]+\|$/.test(lines[index + 1] ?? ''))
      tables.at(-1)?.push(line.slice(2, -2).split(' | '));
  });
  return tables;
};

const locales: Record<Language, string> = { pt: 'pt-PT', en: 'en-GB', es: 'es-ES' };
/** As the chapters write a figure. */
const figure = (language: Language, value: number, decimals = 0): string =>
  new Intl.NumberFormat(locales[language], { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    .format(value)
    .replace('-', '−');
const percent = (language: Language, value: number, decimals = 0): string =>
  `${figure(language, value, decimals)}${language === 'en' ? '' : '\u00a0'}%`;
const numberIn = (written: string): number => Number(written.replace('−', '-'));

/** The one that begins with its title, which is a text of the product in the three languages. */
const itemOf = (lines: readonly string[], title: string | undefined): string =>
  lines.find((line) => title !== undefined && line.startsWith(`- **${title}.**`)) ?? '';

describe.each([...languages])('%s: the chapter on the simulator', (language) => {
  const lines = linesOf(language, 'simulator');
  const text = lines.join('\n');
  const tables = tablesOf(lines);
  const words = textsOf(language);
  const word = (key: string): string => words.get(key) ?? key;
  const says = (...figures: string[]) => {
    for (const one of figures) expect(text).toContain(one);
  };

  test('[SIM-13] it tells each clause of negative prices by its name', () => {
    const names = negativePriceClauses.map((clause) => word(`simulation:clause.${clause.toLowerCase()}`));
    expect(tables[0]?.map(([name]) => name)).toEqual(names);
    says(word('simulation:input.negativeHoursFree'));
  });

  test('[SIM-08, SIM-09, SIM-10, SIM-11, SIM-12] its four hours are settled as the code settles them', () => {
    const hours = (tables[1] ?? []).map((row) => row.map(numberIn));
    const settled = (terms: Partial<SettlementTerms>, nominated = 0): string[] => {
      const all = simulatedTerms.parse({ structure: 'PAY_AS_PRODUCED', ...terms });
      const sums = hours.map(([, spot = 0, generated = 0]) =>
        settleInterval(all, { generated, nominated, spot, price: 36, clauseApplies: true }),
      );
      const sum = (name: keyof Settlement) => rounded(sums.reduce((total, one) => total + one[name], 0));
      return [sum('pay'), sum('sellerCash'), sum('buyerSaving')].map((value) => figure(language, value));
    };
    const baseload = { structure: 'BASELOAD_ANNUAL' } as const;
    const contract = { ...baseload, deviations: 'CONTRACT', shortfallPrice: 12, excessPrice: 8 } as const;
    expect(hours).toHaveLength(4);
    says(figure(language, 36, 2));
    expect(tables[2]?.map(([, ...figures]) => figures)).toEqual([
      settled({}),
      settled({ negativePrices: 'NO_PAYMENT' }),
      settled({ negativePrices: 'NO_DELIVERY' }),
      settled({ pricingType: 'HYBRID_PRICING', indexingPercentage: 40 }),
      settled(baseload, 25),
      settled(contract, 25),
      settled({ settlement: 'FINANCIAL' }),
      settled({ settlement: 'FINANCIAL', negativePrices: 'FLOOR_ZERO' }),
    ]);
  });

  test('[SIM-08, SIM-11, SIM-14, SIM-17] its formulas name what the page names', () => {
    const lower = (key: string) => word(key).toLowerCase();
    for (const key of ['shortfallPrice', 'excessPrice', 'indexingPercentage', 'discountRate'])
      expect(text.toLowerCase()).toContain(lower(`simulation:input.${key}`));
    for (const one of deviationPrices)
      expect(text.toLowerCase()).toContain(lower(`simulation:deviation.${one.toLowerCase()}`));
    for (const key of ['break_even', 'levelised', 'at_risk', 'chance'])
      expect(itemOf(lines, word(`simulation:result.${key}`))).toMatch(/ [=/] /);
    expect(itemOf(lines, word('simulation:indexation.cpi'))).toMatch(/ = .+ × /);
    expect(itemOf(lines, word('simulation:indexation.fixed'))).toContain(' = ');
    for (const structure of ['BASELOAD_ANNUAL', 'BASELOAD_MONTHLY', 'FIXED_HOURLY_PROFILE'])
      says(`${word(`common:contract_structure.${structure}`)}: `);
  });

  test('[SIM-15] its prices over the years are those of the code', () => {
    const indexation = { type: 'CPI', cpi: [3.1, -0.4, 1.9], share: 80, floor: 0, cap: 2 } as const;
    const prices = indexedPrices(41.2, 5, indexation).map((price) => figure(language, price, 2));
    for (const rate of indexation.cpi) says(percent(language, rate, 1));
    says(percent(language, indexation.share), percent(language, indexation.cap));
    const and = { pt: ' e ', en: ' and ', es: ' y ' }[language];
    says(`${prices.slice(0, -1).join(', ')}${and}${prices.at(-1)}`);
  });

  test('[SIM-16, SIM-18, SIM-20, SIM-25] what is usual, and all bounds, are those of the code', () => {
    const asked = {
      technology: 'SOLAR_POWER',
      zone: 'portugal',
      capacity: 1,
      fromYear: 2027,
      years: 1,
      price: 1,
      seed: 1,
    };
    const terms = { structure: 'PAY_AS_PRODUCED' };
    const usual = simulationInput.parse({ ...asked, terms });
    says(percent(language, usual.degradation, 1), percent(language, usual.discountRate));
    const item = lines.find((line) => line.includes(percent(language, usual.priceVolatility))) ?? '';
    for (const technology of ['SOLAR_POWER', 'ONSHORE_WIND', 'HYDRO_POWER', 'THERMAL_POWER'] as const)
      expect(item).toContain(percent(language, usualVolumeVolatility({ technology })));
    expect(usualVolumeVolatility({ technology: 'OFFSHORE_WIND' })).toBe(
      usualVolumeVolatility({ technology: 'ONSHORE_WIND' }),
    );
    const isTaken = (scenarios: number) => simulationInput.safeParse({ ...asked, terms, scenarios }).success;
    expect([99, 100, 5000, 5001].map(isTaken)).toEqual([false, true, true, false]);
    for (const count of [usual.scenarios, 100, 5000, mostHourlyScenarios])
      expect(item).toContain(figure(language, count));
    const drawn: [level: number, yieldFactor: number][] = [];
    const wild = { seed: 1, scenarios: 1000, priceVolatility: 100, volumeVolatility: 100 };
    runScenarios(simulatedTerm(usual), wild, [1], (_, level, yieldFactor) => {
      drawn.push([level, yieldFactor]);
      return { sellerCash: 0, buyerSaving: 0 };
    });
    for (const place of [0, 1] as const) says(figure(language, Math.min(...drawn.map((one) => one[place])), 1));
    says(String(mostSavedSimulations));
  });

  test('[SIM-16, SIM-17, SIM-19] its fifteen years are computed', () => {
    const asked = { technology: 'SOLAR_POWER', zone: 'portugal', capacity: 46, fromYear: 2027, years: 15, price: 33.9 };
    const run = (structure: string) =>
      simulate(simulationInput.parse({ ...asked, seed: 20261120, terms: { structure } }));
    const [produced, baseload] = [run('PAY_AS_PRODUCED'), run('BASELOAD_ANNUAL')];
    const [first] = produced.years;
    says(percent(language, first?.captureRate ?? 0, 2));
    for (const price of [asked.price, first?.basePrice, first?.capturePrice, first?.shapeCost])
      says(figure(language, price ?? 0, 2));
    says(`${first?.negativeHours} h`);
    const both = (decimals: number, value: (one: typeof produced) => number | null) =>
      [produced, baseload].map((one) => figure(language, value(one) ?? 0, decimals));
    const [[, , volume] = [], ...rows] = tables[3] ?? [];
    expect(volume).toBe(figure(language, baseload.volumeMw, 1));
    expect(rows.map(([, ...figures]) => figures)).toEqual([
      both(2, ({ totals }) => totals.breakEvenPrice),
      ...(['p10', 'p50', 'p90'] as const).map((name) => both(1, ({ totals }) => totals.npvBuyerSavingBand[name] / 1e6)),
      both(1, ({ totals }) => totals.sellerAtRisk / 1e6),
      both(1, ({ totals }) => totals.chanceThatBuyerSaves),
    ]);
  });
});

/** The least figure that is not rounded to nothing. */
function stepOf(kind: BenchmarkKind): number {
  let cents = 1;
  while (bandOf(kind, [cents / 100])?.p50 === 0) cents += 1;
  return bandOf(kind, [cents / 100])?.p50 ?? 0;
}

describe.each([...languages])('%s: the chapter on market prices', (language) => {
  const lines = linesOf(language, 'market-prices');
  const text = lines.join('\n');
  const words = textsOf(language);
  const word = (key: string): string => words.get(key) ?? key;
  const says = (...figures: string[]) => {
    for (const one of figures) expect(text).toContain(one);
  };

  test('[BEN-06, BEN-08, BEN-17] its example is what the code makes of the same prices', () => {
    const others = [32.5, 33.46, 34.2, 35, 36.5];
    const own = [31, 60, 61];
    const points = [
      ...own.map((price) => ({ company: 'A', price })),
      ...others.map((price, index) => ({ company: `B${index}`, price })),
    ];
    for (const price of [...own, ...others]) says(figure(language, price, 2));
    const medians = [...companyMedians(points).values()];
    const bands = benchmarkKinds.map((kind) => bandOf(kind, medians));
    const [ask, bid, deal] = bands;
    expect(bid).toEqual(ask);
    expect(tablesOf(lines)[0]?.map((row) => row.slice(3))).toEqual(
      (['p25', 'p50', 'p75'] as const).map((name) => [ask, deal].map((band) => figure(language, band?.[name] ?? 0, 2))),
    );
    const median = ask?.p50 ?? 0;
    says(figure(language, 33.9, 2), percent(language, rounded(((33.9 - median) * 100) / median, 1), 1));
  });

  test('[BEN-02, BEN-04, BEN-07, BEN-08, BEN-10, BEN-16] its bounds and ranges are those of the code', () => {
    says(word('common:market.against_median'), ...benchmarkKinds.map((kind) => word(`benchmark:kind.${kind}`)));
    for (const range of ['5_9', '10_24', '25_more']) says(word(`benchmark:companies.${range}`));
    expect([leastCompanies, 9, 10, 24, 25].map(companyRange)).toEqual(['5-9', '5-9', '10-24', '10-24', '25+']);
    // Of asks and bids the companies, of deals the sellers and the buyers.
    expect(text).toMatch(new RegExp(`(?:\\b${leastCompanies}\\b.*){3}`));
    for (const kind of benchmarkKinds) says(figure(language, stepOf(kind), 2));
    says(` ${leastDaysOfDeal} `);
    const countsUntil = (today: string) => countsOn({ kind: 'ask', since: '2026-01-15' }, today);
    expect(['2027-01-14', '2027-01-15'].map(countsUntil)).toEqual([true, false]);
    says({ pt: 'doze meses', en: 'twelve months', es: 'doce meses' }[language]);
    const bands = contractDurations.map((band) => [4, 5, 9, 10, 15, 16].filter((years) => tenorOf(years) === band));
    expect(bands).toEqual([[4], [5, 9], [10, 15], [16]]);
    expect(text).toMatch(/ 5 .* 5 .* 10, .*10 \p{L}+ 15, .* 15,/u);
    expect(quartersOfHistory).toBe(8);
    says({ pt: 'oito trimestres', en: 'eight quarters', es: 'ocho trimestres' }[language]);
  });

  test('[BEN-01, BEN-05, BEN-13, BEN-25] it tells what does not count and what can still be read', () => {
    const terms = {
      pt: ['híbridos', 'variáveis', 'Portugal e Espanha', 'nunca entra', 'mediana de uma delas'],
      en: ['Hybrid', 'variable', 'Portugal and Spain', 'never mixed', 'median of one of them'],
      es: ['híbridos', 'variables', 'Portugal y España', 'nunca entra', 'mediana de una de ellas'],
    };
    says(...terms[language]);
  });
});

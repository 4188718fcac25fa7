// The texts of what no document asked for: where they stand, in which languages, and what they never say.
import { existsSync } from 'node:fs';
import { languages } from '@wattpact/domain/terms/enumerations';
import { expect, test } from 'vitest';
import { longTextsOf, namespaceFiles, texts, textsOf } from './read-texts.ts';

/** Each capability has one of its own; counter-offers are in negotiations. */
const namespaces = {
  matching: 'matching',
  benchmark: 'benchmark',
  simulation: 'simulation',
  hourlyMatching: 'hourly-matching',
  tenders: 'tenders',
  remit: 'remit',
  guarantees: 'guarantees',
  evidence: 'evidence',
  settlement: 'settlement',
};
const ofDocuments = [
  ...['banner', 'common', 'dashboard', 'energyContracts', 'errorMessages', 'importEnergyContract', 'invoices'],
  ...['landing', 'legalEntity', 'negotiations', 'notification', 'offers', 'profile', 'projects', 'toast'],
];
const isThere = (folder: string) => existsSync(new URL(`../domain/src/${folder}/`, import.meta.url));
const present = Object.entries(namespaces).flatMap(([namespace, folder]) => (isThere(folder) ? [namespace] : []));

test.each([...languages])(
  '[ALL-03] %s has a namespace for each capability of these nine, and no others',
  (language) => {
    const beyond = namespaceFiles(language).filter((file) => !ofDocuments.includes(file.slice(0, -5)));
    expect(beyond.toSorted()).toEqual(present.map((namespace) => `${namespace}.json`).toSorted());
    expect(present).toEqual(expect.arrayContaining(['matching', 'benchmark', 'simulation']));
  },
);

/** Whole words, in Portuguese and Spanish with their endings. */
const words = (...list: string[]) => new RegExp(`(?<!\\p{L})(?:${list.join('|')})(?!\\p{L})`, 'iu');
const neverSaid = {
  pt: words(
    ...['reportad[oa]s?', 'certificad[oa]s?', 'faturas?', 'assin(?:e|em|ar)', 'recomend\\p{L}*'],
    ...['previs(?:ão|ões)', 'prev(?:ê|eem|er|iu)', 'preços? justos?', 'aconselh\\p{L}*', 'conselhos?'],
  ),
  en: words(
    ...['reported', 'certified', 'faturas?', 'sign (?:it|the|this|now)', 'should sign', 'recommend\\p{L}*'],
    ...['forecast\\p{L}*', 'predict\\p{L}*', 'foretell\\p{L}*', 'fair prices?', 'advi[cs]\\p{L}*'],
  ),
  es: words(
    ...['reportad[oa]s?', 'certificad[oa]s?', 'f(?:a|ac)turas?', 'firm(?:e|en|ar)', 'recom(?:i?)end\\p{L}*'],
    ...['previsi(?:ón|ones)', 'prev(?:é|én|er|emos)', 'pred(?:ic|ec|ij)\\p{L}*', 'pron[oó]stic\\p{L}*'],
    ...['precios? justos?', 'aconsej\\p{L}*', 'consejos?', 'asesor\\p{L}*'],
  ),
};
/** Where it is denied, in exactly these words. */
const denials = {
  pt: ['não prevê preços nem aconselha', 'Não é uma previsão nem um conselho', 'não é um conselho'],
  en: [
    ...['it predicts no prices and gives no advice', 'it is no advice'],
    ...['It foretells nothing and advises nothing', 'They foretell nothing and advise nothing'],
  ],
  es: ['no predice precios ni aconseja', 'No es una previsión ni un consejo', 'no es un consejo'],
};
/** A figure as another language writes it. */
const foreignDecimals = { pt: /\d\.\d{1,2}(?!\d)/, en: /\d,\d{1,2}(?!\d)/, es: /\d\.\d{1,2}(?!\d)/ };
const chapters = /^manual\/\w+\/(?:matches|market-prices|simulator)\.md:/;
/** What the three say in the namespaces of the documents. */
const elsewhere =
  /^(?:errorMessages:error_(?:simulation|series|index_)|notification:(?:project|offer)\.matched|common:market\.(?:match|against))/;

test.each([...languages])(
  '[ALL-04] %s: each key has its text, figures are its own, and nothing claims too much',
  (language) => {
    const keyed = [...textsOf(language)];
    const own = keyed.filter(([key]) => present.some((namespace) => key.startsWith(`${namespace}:`)));
    const all = [...own, ...[...longTextsOf(language)].filter(([place]) => chapters.test(place))];
    const told = [...all, ...keyed.filter(([key]) => elsewhere.test(key))];
    for (const namespace of present)
      expect([...(texts.get(language)?.get(namespace)?.keys() ?? [])].toSorted()).toEqual(
        [...(texts.get('pt')?.get(namespace)?.keys() ?? [])].toSorted(),
      );
    expect(own.length).toBeGreaterThan(300);
    expect(own.filter(([, text]) => text === '')).toEqual([]);
    const claimed = (text: string) => denials[language].reduce((rest, denial) => rest.replaceAll(denial, ''), text);
    expect(told.filter(([, text]) => neverSaid[language].test(claimed(text)))).toEqual([]);
    for (const denial of denials[language])
      expect(
        all.some(([, text]) => text.includes(denial)),
        denial,
      ).toBe(true);
    expect(all.filter(([, text]) => foreignDecimals[language].test(text))).toEqual([]);
  },
);

// The three languages say the same things, completely, and Portuguese is that of Portugal.
import { languages } from '@wattpact/domain/terms/enumerations';
import { describe, expect, test } from 'vitest';
import { longTextsOf, namespaceFiles, texts, textsOf } from './read-texts.ts';

const namespaces = [
  'banner',
  'benchmark',
  'common',
  'dashboard',
  'energyContracts',
  'errorMessages',
  'importEnergyContract',
  'invoices',
  'landing',
  'legalEntity',
  'matching',
  'negotiations',
  'notification',
  'offers',
  'profile',
  'projects',
  'simulation',
  'toast',
];

test.each([...languages])('[GEN-16, GEN-17] %s has exactly these namespaces, and texts in each', (language) => {
  expect(namespaceFiles(language).toSorted()).toEqual(namespaces.map((name) => `${name}.json`));
  expect(namespaces.filter((name) => !texts.get(language)?.get(name)?.size)).toEqual([]);
});

describe.each([...(texts.get('pt')?.keys() ?? [])])('%s', (namespace) => {
  const of = (language: (typeof languages)[number]) =>
    texts.get(language)?.get(namespace) ?? new Map<string, unknown>();
  test('[GEN-13] has the same keys in every language', () => {
    for (const language of languages)
      expect([...of(language).keys()].toSorted()).toEqual([...of('pt').keys()].toSorted());
  });
  test('has a text under each key, with nothing around it', () => {
    for (const language of languages) {
      const bad = [...of(language)].filter(
        ([, text]) => typeof text !== 'string' || text === '' || text !== text.trim(),
      );
      expect(bad).toEqual([]);
    }
  });
  test('fills in the same values and keeps the same marks in every language', () => {
    const parts = (text: unknown) =>
      [...String(text).matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|<\/?\w+>/g)].map(([mark, name]) => name ?? mark).toSorted();
    for (const language of languages) {
      const differing = [...of(language)].filter(
        ([key, text]) => parts(text).join() !== parts(of('pt').get(key)).join(),
      );
      expect(differing.map(([key]) => `${language} ${key}`)).toEqual([]);
    }
  });
  test('a text that counts has both its forms', () => {
    const keys = [...of('pt').keys()];
    const counts = (key: string) => String(of('pt').get(key)).includes('{{count');
    const other = (key: string) =>
      key.endsWith('_one') ? key.replace(/_one$/, '_other') : key.replace(/_other$/, '_one');
    const forms = keys.filter((key) => /_(one|other)$/.test(key) && counts(key));
    expect(forms.filter((key) => !keys.includes(other(key)))).toEqual([]);
  });
  test('a text for none says something else than the one for many', () => {
    const same = languages.flatMap((language) =>
      [...of(language)].filter(
        ([key, text]) => key.endsWith('_zero') && text === of(language).get(key.replace(/_zero$/, '_other')),
      ),
    );
    expect(same).toEqual([]);
  });
});

const found = (language: (typeof languages)[number], pattern: RegExp) =>
  [...textsOf(language), ...longTextsOf(language)]
    .filter(([, text]) => pattern.test(text.replace(/\{\{[^}]*\}\}/g, '')))
    .map(([key, text]) => `${key}: ${text}`);
const words = (...list: string[]) => new RegExp(`(?<!\\p{L})(?:${list.join('|')})(?!\\p{L})`, 'iu');

test('[GEN-14] Portuguese is written as in Portugal', () => {
  const brazilian = words(
    'usuári[oa]s?',
    'arquivos?',
    'cadastr\\p{L}*',
    'você(?:s)?',
    'senhas?',
    'registros?',
    'contatos?',
    'equipes?',
    'tela',
    'planilhas?',
    'deletar',
    'salvar',
    'excluir',
    'baixar',
    'gerenciar?',
    'celular',
    'econômic[oa]s?',
    'eletrônic[oa]s?',
    'anônim[oa]s?',
    'time',
    'login',
    'logout',
  );
  expect(found('pt', brazilian)).toEqual([]);
});

test('Portuguese follows the agreement of 1990', () => {
  const older = words(
    '\\p{L}*acç\\p{L}*',
    'projecto\\p{L}*',
    'factura\\p{L}*',
    'activ\\p{L}*',
    'actual\\p{L}*',
    'electr\\p{L}*',
    'direct[oa]s?',
    'objecto\\p{L}*',
  );
  expect(found('pt', older)).toEqual([]);
});

test('readers are addressed formally', () => {
  expect(found('pt', words('tu', 'teu', 'tua', 'teus', 'tuas', 'contigo'))).toEqual([]);
  expect(found('es', words('tú', 'tu', 'tus', 'tuyo', 'contigo', 'vosotros'))).toEqual([]);
});

test('English is British', () => {
  const american = words(
    '\\p{L}*[^s]ization\\p{L}*',
    'colors?',
    'favorites?',
    'center',
    'canceled',
    'canceling',
    'license[sd]',
    'organize\\p{L}*',
    'authoriz\\p{L}*',
  );
  expect(found('en', american)).toEqual([]);
});

test('an installation in operation is called so in English', () => {
  expect(found('en', words('under exploration', 'in exploration'))).toEqual([]);
});

test.each([...languages])('%s: an amount does not break from its unit', (language) => {
  const breaks = /(?:\d|\}\}) (?:[kMG]Wh?|[MG]B|€(?:\/MWh)?|%)(?![\p{L}/])/u;
  const all = [...textsOf(language), ...longTextsOf(language)];
  expect(all.filter(([, text]) => breaks.test(text)).map(([key, text]) => `${key}: ${text}`)).toEqual([]);
});

test('no language borrows the words of another', () => {
  expect(found('es', words('ficheiros?', 'utilizador(?:es)?', 'guardar-se', 'não', 'faturas?', 'capacidade'))).toEqual(
    [],
  );
  expect(found('pt', words('ficheros?', 'usted', 'facturas?', 'sesión', 'correo'))).toEqual([]);
  for (const language of languages) expect(found(language, /lorem|TODO|FIXME|XXX|undefined|\[object/)).toEqual([]);
});

// The texts that lists derive from kind and place. The lists are found in the folders of the features, so that none is
// forgotten.
import { readdirSync } from 'node:fs';
import { recordKinds, reviewedKinds } from '@wattpact/domain/records/kinds';
import { languages } from '@wattpact/domain/terms/enumerations';
import { describe, expect, test } from 'vitest';
import { hasText, textsOf } from '../../../locales/read-texts.ts';
import type { ListView } from '../records/list/list-view.ts';

const features = new URL('../features/', import.meta.url);
const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^[^/]+\/list\/[^/]+(?<!\.test)\.tsx?$/.test(name),
);
const modules = await Promise.all(files.map((name) => import(new URL(name, features).href) as Promise<object>));
type Derived = 'place' | 'texts' | 'titleKey' | 'emptyKey' | 'countKey' | 'loadError' | 'create' | 'filters';
type Texts = Pick<ListView<never>, Derived>;
const lists = modules
  .flatMap((module) => Object.values(module) as unknown[])
  .filter((one): one is Texts => typeof one === 'object' && one !== null && 'emptyKey' in one);

test.each(lists)('the list of $place $texts has all its texts', (list) => {
  const { titleKey, emptyKey, countKey, loadError, create, filters } = list;
  const search = filters.filters.find(({ name }) => name === 'searchQuery')?.placeholderKey ?? '';
  const keys = [
    ...[titleKey, `${emptyKey}.title`, `${emptyKey}.text`, search, countKey, `errorMessages:${loadError}`],
    ...(create ? [create.labelKey] : []),
  ];
  expect(keys.filter((key) => !hasText(key))).toEqual([]);
});

test.each(languages)('[UI-36] in %s each kind has words of its own for a list with nothing in it', (language) => {
  const words = textsOf(language);
  const own = lists.filter(({ place }) => place === 'own').map(({ texts, emptyKey }) => ({ texts, emptyKey }));
  expect(own.map(({ texts }) => texts).toSorted()).toEqual(
    ['energyContracts', 'invoices', 'legalEntity', 'offers', 'projects'].toSorted(),
  );
  const keys = [...own.map(({ emptyKey }) => emptyKey), 'negotiations:list.empty_ongoing'];
  const said = keys.map((key) => words.get(`${key}.title`) ?? words.get(key));
  expect(said).not.toContain(undefined);
  expect(new Set(said).size).toBe(said.length);
});

describe('the lists of each reviewed kind are among them', () => {
  test.each(reviewedKinds)('%s', (kind) => {
    const places = lists.filter(({ texts }) => texts === recordKinds[kind].texts).map(({ place }) => place);
    expect(places).toEqual(expect.arrayContaining(['own', 'all']));
  });
});

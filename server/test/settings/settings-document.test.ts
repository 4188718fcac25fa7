// Every setting is described, named to administrators in three languages, and read by code.
import { readdirSync, readFileSync } from 'node:fs';
import { languages } from '@wattpact/domain/terms/enumerations';
import { expect, test } from 'vitest';
import { settingsSchema } from '../../src/platform/settings/settings.ts';
import { withSettings } from './settings-document.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const names = Object.keys(settingsSchema.shape);

test('docs/operations.md has the settings as they are (else: npm run docs:settings)', () => {
  const page = read('docs/operations.md');
  expect(withSettings(page)).toBe(page);
});

test('a page that says something else of a setting is stale', () => {
  const page = read('docs/operations.md');
  expect(withSettings(page.replace('| PORT | 3000 |', '| PORT | 80 |'))).toBe(page);
  expect(() => withSettings('# Operations')).toThrow('lacks the marks');
});

test.each(languages)('[ADM-71] administrators read what each setting is for: %s', (language) => {
  const { configuration } = JSON.parse(read(`locales/${language}/dashboard.json`));
  expect(Object.keys(configuration.meaning).toSorted()).toEqual(names.toSorted());
});

const isCode = (name: string) => /\.ts$/.test(name) && !/\.test\.ts$|^platform\/(settings|config\.ts)/.test(name);
const code = readdirSync(new URL('server/src/', root), { recursive: true, encoding: 'utf8' })
  .filter(isCode)
  .map((name) => withoutComments(read(`server/src/${name}`)))
  .join('\n');
/** config.ts copies all settings; what counts there is that one is looked at by its name. */
const config = withoutComments(read('server/src/platform/config.ts'));

function withoutComments(text: string): string {
  return text.replace(/\/\*.*?\*\//gs, '').replace(/\/\/ .*/g, '');
}

const camelCase = (name: string) =>
  name.toLowerCase().replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

test.each(names)('%s is read by code', (name) => {
  const key = camelCase(name);
  // A name of one word, such as `port`, means other things too.
  const reading = name.includes('_') ? new RegExp(`\\b${key}\\b`) : new RegExp(`\\bconfig\\.${key}\\b`);
  expect(reading.test(code) || config.includes(`settings.${name}`)).toBe(true);
});

import { globSync, readFileSync } from 'node:fs';
import { languages } from '@wattpact/domain/terms/enumerations';
import { expect, test } from 'vitest';
import { textsOf } from '../../../locales/read-texts.ts';
import { foldCrumbs, titleParts } from './app-shell/fold-crumbs.ts';
import { collapsedCookie, isNarrow, readCollapsed } from './app-shell/sidebar-state.ts';
import { joinPhone, splitPhone } from './fields/phone-field.tsx';
import { toneOf } from './text/status-tones.ts';
import { errorsOf, errorsUpTo, ownerOf, withOthers } from './wizard/wizard-errors.ts';

test('[UI-15] more than three crumbs fold into the first, a menu and the last', () => {
  expect(foldCrumbs(['a', 'b', 'c'])).toEqual({ first: ['a', 'b'], folded: [], last: 'c' });
  expect(foldCrumbs(['a', 'b', 'c', 'd'])).toEqual({ first: ['a'], folded: ['b', 'c'], last: 'd' });
});

test('the tab names the page, then where it belongs; a name that is not there yet is left out', () => {
  expect(titleParts(['Home'], '…')).toEqual(['Home']);
  expect(titleParts(['Home', 'Projects', 'Areosa', 'Edit'], '…')).toEqual(['Edit', 'Areosa']);
  expect(titleParts(['Home', 'Projects', '…'], '…')).toEqual(['Projects']);
});

test('[UI-24] the sidebar is remembered for seven days', () => {
  expect(collapsedCookie(true)).toContain('max-age=604800');
  expect(readCollapsed('a=b; sidebar_state=collapsed')).toBe(true);
  expect(readCollapsed('sidebar_state=expanded')).toBe(false);
  expect(readCollapsed('')).toBeUndefined();
  expect(isNarrow(1440)).toBe(false);
});

test.each([
  ['[UI-53] yellow', 'yellow', ['pending', 'edited', 'user_soft_deleted']],
  ['[UI-54] green', 'green', ['approved', 'active', 'paid', 'confirmed', 'available']],
  ['[UI-55] red', 'red', ['rejected', 'deleted', 'overdue', 'not_published', 'terminated', 'user_deleted']],
  ['[UI-56] grey', 'grey', ['cancelled']],
  ['[UI-57] blue', 'blue', ['inactive', 'created']],
  ['[UI-59] green', 'green', ['published', 'payment_done']],
  ['[UI-59] grey', 'grey', ['closed']],
  ['[UI-59] blue', 'blue', ['fractioned']],
  ['[UI-59] yellow', 'yellow', ['waiting_payment']],
  ['[UI-59] red', 'red', ['payment_missing']],
])('%s statuses', (_, tone, statuses) => {
  for (const status of statuses) expect(toneOf(status)).toBe(tone);
});

test('[AUTH-14] a phone number loses its spaces', () => {
  expect(joinPhone('+351', '912 000 148')).toBe('+351912000148');
});

test('[AUTH-16] +351 is the default, +34 is known, any other prefix is kept', () => {
  expect(splitPhone('912000148').prefix).toBe('+351');
  expect(splitPhone('+34600123456')).toEqual({ prefix: '+34', rest: '600123456' });
  expect(splitPhone('+493012345')).toEqual({ prefix: '+49', rest: '3012345' });
  expect(joinPhone('+34', '')).toBe('');
});

test('a prefix that was typed stays what it is, before a number that could lengthen it, and before none', () => {
  expect(splitPhone('+12025550100', '+1')).toEqual({ prefix: '+1', rest: '2025550100' });
  expect(splitPhone('', '+34')).toEqual({ prefix: '+34', rest: '' });
  expect(splitPhone('+351912000148', '+34')).toEqual({ prefix: '+351', rest: '912000148' });
});

test('an error belongs to the step and the section that own the beginning of its path', () => {
  const owners = [
    { id: 'basic', fields: ['name', 'location'] },
    { id: 'terms', fields: ['financialConditions'] },
  ];
  expect(ownerOf(owners, 'financialConditions.price')?.id).toBe('terms');
  expect(ownerOf(owners, 'locationOther')).toBeUndefined();
  expect(errorsOf({ name: 'a', 'financialConditions.price': 'b' }, { id: 'basic', fields: ['name'] })).toEqual({
    name: 'a',
  });
});

test('[CON-73] a step is held back by what it makes wrong in an earlier one, not by what is still to come', () => {
  const steps = [
    { id: 'basic', fields: ['technologies'] },
    { id: 'terms', fields: ['financialConditions'] },
    { id: 'documents', fields: ['documents'] },
  ];
  const errors = { technologies: 'sum above the total', documents: 'missing' };
  expect(errorsUpTo(errors, steps, 1)).toEqual({ technologies: 'sum above the total' });
  expect(errorsUpTo(errors, steps, 2)).toEqual(errors);
});

test('[CON-73] what this step makes wrong in an earlier one is told at both, and nothing that is still to come', () => {
  const all = { technologies: 'sum above the total', 'conditions.total': 'below the sum', documents: 'missing' };
  const links = { technologies: 'conditions.total', 'conditions.total': 'technologies' };
  expect(withOthers({ technologies: 'sum above the total' }, all, links)).toEqual({
    technologies: 'sum above the total',
    'conditions.total': 'below the sum',
  });
  expect(withOthers({}, all, links)).toEqual({});
});

test('what is loaded stays on the page when refetching it fails: no query is asked for `isError`', () => {
  const root = new URL('../', import.meta.url).pathname;
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'));
  expect(files.filter((file) => /\bisError\b/.test(readFileSync(`${root}${file}`, 'utf8')))).toEqual([]);
});

test('[GEN-107] parts that load later wait for a network: none is made by the lazy of React itself', () => {
  const root = new URL('../', import.meta.url).pathname;
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'));
  const own = /import \{[^}]*\blazy\b[^}]*\} from 'react';/;
  expect(files.filter((file) => own.test(readFileSync(`${root}${file}`, 'utf8')))).toEqual(['platform/lazy.ts']);
});

test('[GEN-69] invoices and fees are in euros: nothing that shows them writes a price per MWh', () => {
  const root = new URL('../', import.meta.url).pathname;
  const files = globSync('features/{invoices,fees}/**/*.{ts,tsx}', { cwd: root });
  const texts = files.map((file) => [file, readFileSync(`${root}${file}`, 'utf8')] as const);
  expect(texts.filter(([, text]) => /MWh|formatPrice|\.price\(/.test(text)).map(([file]) => file)).toEqual([]);
  expect(texts.filter(([, text]) => text.includes('formats.money(')).length).toBeGreaterThan(4);
  for (const language of languages)
    expect([...textsOf(language)].filter(([key, text]) => key.startsWith('invoices:') && text.includes('MWh'))).toEqual(
      [],
    );
});

test('a creating call has a key of its body: one that was changed after a lost answer is not refused', () => {
  const root = new URL('../', import.meta.url).pathname;
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'));
  const drawn = files.filter((file) => readFileSync(`${root}${file}`, 'utf8').includes('randomUUID('));
  expect(drawn.sort()).toEqual([
    // Of a row on the page.
    'features/negotiations/composer/use-attachments.ts',
    // Of a message that nobody changes any more.
    'features/negotiations/message/outbox-store.ts',
    'platform/api/repeat-key.ts',
    'ui/feedback/toast-list.tsx',
  ]);
});

test('success is said by the one place that sends acts, never by what it is given to send', () => {
  const root = new URL('../', import.meta.url).pathname;
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'));
  const saying = files.filter((file) => /\btoasts(\.success\(|\[)/.test(readFileSync(`${root}${file}`, 'utf8')));
  expect(saying.sort()).toEqual([
    // Of a decision that somebody else has taken.
    'features/notifications/use-approval-toast.ts',
    // Of a wizard, which opens the record's page first.
    'records/edit/use-done.ts',
    'records/use-act.ts',
  ]);
});

test('lists that are searched are fields of one kind, which know what Enter means', () => {
  const root = new URL('../', import.meta.url).pathname;
  const texts = globSync('**/*.tsx', { cwd: root })
    .filter((file) => !file.startsWith('ui/fields/'))
    .map((file) => ({ file, text: readFileSync(`${root}${file}`, 'utf8') }));
  const taken = /import \{[^}]*\b(Autocomplete|MultiSelect|TagsInput)\b[^}]*\} from '@mantine\/core'/;
  expect(texts.filter(({ text }) => taken.test(text)).map(({ file }) => file)).toEqual([]);
  // These texts describe the search of such a field, which a field with few options does not have.
  const known = ['features/energy-contracts/wizard/steps/basic-info-section.tsx', 'ui/filters/filter-control.tsx'];
  const named = texts.filter(({ text }) => /\bsearchable\b/.test(text));
  expect(named.map(({ file }) => file).sort()).toEqual(known);
  for (const { text } of named) expect(text).toMatch(/import \{ SearchSelect \}/);
});

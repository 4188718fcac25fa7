// Which shortcut a key means, alone, with Ctrl, and as the second of a sequence.
import { expect, test } from 'vitest';
import { beginsSequence, type Shortcut, shortcutOf } from './shortcut.ts';

const act = () => {};
const list: Shortcut[] = [
  { group: 'general', keys: ['Ctrl', 'K'], label: 'search', act },
  { group: 'general', keys: ['?'], label: 'help', act },
  { group: 'go', keys: ['g', 'p'], label: 'projects', act },
  { group: 'page', keys: ['Enter'], label: 'send' },
  { group: 'page', keys: ['Shift', 'Enter'], label: 'new line' },
];
const meant = (key: string, isCommand = false, first?: string) => shortcutOf(list, { key, isCommand }, first)?.label;

test('[UI-61] with Ctrl, alone, or after g', () => {
  expect(meant('k', true)).toBe('search');
  expect(meant('K', true)).toBe('search');
  expect(meant('?')).toBe('help');
  expect(meant('p', false, 'g')).toBe('projects');
  expect(beginsSequence(list, { key: 'g', isCommand: false })).toBe(true);
});

test('[UI-61] other keys mean nothing, nor does a shortcut that its field takes itself', () => {
  for (const key of ['k', 'p', 'g', 'Enter', 'Shift']) expect(meant(key)).toBeUndefined();
  expect(meant('p', true)).toBeUndefined();
  expect(meant('?', false, 'g')).toBeUndefined();
  expect(beginsSequence(list, { key: 'g', isCommand: true })).toBe(false);
  expect(beginsSequence(list, { key: 'k', isCommand: false })).toBe(false);
});

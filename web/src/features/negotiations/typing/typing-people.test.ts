// Who is shown as typing, for how long, and how often it is announced.
import { expect, test } from 'vitest';
import {
  heardTyping,
  nobodyTypes,
  shownForMs,
  stillTyping,
  stoppedTyping,
  type TypingPeople,
} from './typing-people.ts';

const by = (userId: string) => ({ negotiationId: 'n', userId, name: `${userId}!` });
const names = ({ people }: TypingPeople) => people.map(({ name }) => name);

test('[NEG-53] whoever was heard is shown for some seconds, and each signal prolongs it', () => {
  const begun = heardTyping(nobodyTypes, by('ana'), 0);
  expect(names(begun)).toEqual(['ana!']);
  expect(names(stillTyping(begun, shownForMs - 1))).toEqual(['ana!']);
  expect(names(stillTyping(begun, shownForMs))).toEqual([]);
  const prolonged = heardTyping(begun, by('ana'), 3000);
  expect(names(stillTyping(prolonged, shownForMs + 1))).toEqual(['ana!']);
});

test('[NEG-53] a message ends it at once, for its sender alone', () => {
  const both = heardTyping(heardTyping(nobodyTypes, by('ana'), 0), by('rui'), 100);
  expect(names(both)).toEqual(['ana!', 'rui!']);
  expect(names(stoppedTyping(both, 'ana'))).toEqual(['rui!']);
  expect(stoppedTyping(both, 'eva')).toBe(both);
});

test('[NEG-55] each person is announced when they begin, and again only after a minute', () => {
  const begun = heardTyping(nobodyTypes, by('ana'), 0);
  expect(begun.announcement).toBe('ana!');
  const silent = stillTyping(begun, 10_000);
  expect(silent.announcement).toBeUndefined();
  expect(heardTyping(silent, by('ana'), 20_000).announcement).toBeUndefined();
  expect(heardTyping(silent, by('rui'), 20_000).announcement).toBe('rui!');
  expect(heardTyping(silent, by('ana'), 60_000).announcement).toBe('ana!');
});

// The steps of a message in the outbox.
import { expect, test } from 'vitest';
import { type Message, type MessageState, stepped, unanswered } from './outbox-message.ts';

const message = (key: string, state: MessageState): Message => ({ key, text: key, files: [], at: '', state });
const messages = [message('a', 'sending'), message('b', 'waiting'), message('c', 'refused')];

test('a step changes its message alone', () => {
  const [a, b, c] = messages;
  expect(stepped(messages, 'b', 'send', { tried: true })).toEqual([a, { ...b, state: 'sending', tried: true }, c]);
  expect(stepped(messages, 'a', 'deliver')).toEqual([b, c]);
  expect(stepped(messages, 'c', 'takeBack')).toEqual([a, b]);
});

test.each([
  ['that its state does not know', 'c', 'send'],
  ['that comes a second time', 'a', 'send'],
  ['of a message that has left', 'd', 'deliver'],
] as const)('a step %s leaves everything as it is', (_, key, step) => {
  expect(stepped(messages, key, step, { tried: true, refusal: unanswered })).toBe(messages);
});

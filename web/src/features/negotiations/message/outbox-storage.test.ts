// What the outbox reads from a storage that anything may have written to.
import { expect, test } from 'vitest';
import { memoryStorage } from '../../../testing/shared-browser.ts';
import { openStorage } from './outbox-storage.ts';

const message = {
  key: 'k',
  text: 'Olá',
  files: [{ id: 'f', name: 'a.pdf', size: 1 }],
  at: '2026-11-22T12:00:00.000Z',
  after: '5',
  tried: true as const,
  refusal: {
    type: 'about:blank',
    title: '',
    status: 403,
    code: 'error_forbidden',
    errors: [{ path: 'files.0', key: 'k' }],
  },
};

const read = (text: string) => {
  const storage = memoryStorage();
  storage.setItem('box', text);
  return openStorage(storage, 'box').readChange();
};

test('what it has written it reads again', () => {
  const storage = memoryStorage();
  const plain = { key: 'k2', text: '', files: [], at: message.at };
  openStorage(storage, 'box').write([message, plain]);
  expect(openStorage(storage, 'box').readChange()).toEqual([message, plain]);
});

test.each(['{}', '5', '"x"', '[null]', 'null', '', '[{"key":', '[5,"x",[],{}]'])('%s holds no message', (text) => {
  expect(read(text) ?? []).toEqual([]);
});

test.each([
  ['key', 5],
  ['text', null],
  ['at', undefined],
  ['files', {}],
  ['files', [null]],
  ['files', [{ id: 'f', name: 5, size: 1 }]],
  ['after', 5],
  ['tried', 'yes'],
  ['refusal', 'no'],
  ['refusal', { status: '403', code: 'error_forbidden' }],
  ['refusal', { ...message.refusal, errors: 'no' }],
  ['refusal', { ...message.refusal, errors: [{ path: 5 }] }],
])('with a wrong %s (%j) a message is left out, and the others are read', (name, value) => {
  expect(read(JSON.stringify([{ ...message, [name]: value }, message]))).toEqual([message]);
});

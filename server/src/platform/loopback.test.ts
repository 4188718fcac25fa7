// Which addresses are this machine; the demo, mails without TLS and the mailbox depend on it.
import { expect, test } from 'vitest';
import { isLoopback } from './loopback.ts';

test.each([
  'localhost',
  'LOCALHOST.',
  'market.localhost',
  '127.0.0.1',
  '127.8.9.1',
  '::1',
  '[::1]',
  '::ffff:127.0.0.1',
])('%s is this machine', (host) => expect(isLoopback(host)).toBe(true));

test.each([
  '',
  '0.0.0.0',
  '::',
  '10.0.0.1',
  '::ffff:10.0.0.1',
  '127.0.0.1.evil.example',
  '127.evil.example',
  'localhost.example',
  'notlocalhost',
])('%s is not', (host) => expect(isLoopback(host)).toBe(false));

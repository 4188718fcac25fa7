// Which connections to the database can be eavesdropped on.
import { expect, test } from 'vitest';
import { isPlainConnection } from './plain-connection.ts';

test.each([
  ['postgres://app:secret@db.example/wattpact', true],
  ['postgres://app:secret@10.0.0.5:5433/wattpact?application_name=wattpact', true],
  ['postgres://app:secret@0.0.0.0/wattpact', true],
  ['postgres:///wattpact?host=db.example', true],
  ['postgres://app:secret@db.example/wattpact?sslmode=verify-full', false],
  ['postgres://app:secret@db.example/wattpact?sslmode=disable', false],
  ['postgres://app:secret@localhost/wattpact', false],
  ['postgres://app:secret@127.0.0.1:5433/wattpact', false],
  ['postgres://app:secret@[::1]/wattpact', false],
  ['postgres:///wattpact?host=/var/run/postgresql', false],
  ['postgres:///wattpact', false],
])('%s: %s', (url, plain) => expect(isPlainConnection(url)).toBe(plain));

import { describe, expect, test } from 'vitest';
import type { Context } from '../http/context.ts';
import { domainEvent, openEvents } from './domain-event.ts';

const context = {} as Context;

describe('an event of one entity that concerns others', () => {
  test('runs what it entails and answers with it', async () => {
    const doubled = domainEvent<number, number>('test_doubled');
    doubled.entails(async (_, amount) => amount * 2);
    expect(await doubled.raise(context, 21)).toBe(42);
  });

  test('refuses with what its consequence refuses', async () => {
    const refused = domainEvent<void>('test_refused');
    refused.entails(async () => {
      throw new Error('not now');
    });
    await expect(refused.raise(context, undefined)).rejects.toThrow('not now');
  });

  test('is named at the start as long as nothing says what it entails', () => {
    const open = domainEvent<void>('test_open');
    expect(openEvents()).toContain('test_open');
    expect(() => open.raise(context, undefined)).toThrow('test_open');
    open.entails(async () => {});
    expect(openEvents()).not.toContain('test_open');
  });

  test('has its name alone', () => {
    // The events of a process are common to its test files: an open one would stop the next start.
    domainEvent<void>('test_twice').entails(async () => {});
    expect(() => domainEvent<void>('test_twice')).toThrow('test_twice');
  });
});

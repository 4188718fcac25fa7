// The order in which a machine takes events, runs effects and tells its listeners.
import { expect, test } from 'vitest';
import { startMachine } from './machine.ts';

type Effect = 'again' | 'note' | 'fail';

/** Each event is a list of effects; `again` dispatches another event while it runs. */
function startNoting() {
  const seen: string[] = [];
  const machine = startMachine({
    initial: 0,
    reduce: (count: number, effects: readonly Effect[]) => {
      seen.push(`event ${count + 1}`);
      return { state: count + 1, effects };
    },
    run: (effect) => {
      seen.push(effect);
      if (effect === 'again') machine.dispatch([]);
      if (effect === 'fail') throw new Error('failed');
    },
  });
  const stop = machine.subscribe(() => seen.push(`heard ${machine.state()}`));
  return { machine, seen, stop };
}

test('an event from an effect waits for the step’s other effects; listeners hear of both at once', () => {
  const { machine, seen } = startNoting();
  machine.dispatch(['again', 'note']);
  expect(seen).toEqual(['event 1', 'again', 'note', 'event 2', 'heard 2']);
});

test('an effect that fails does not stop the machine: later effects, events and listeners still run', () => {
  const { machine, seen, stop } = startNoting();
  expect(() => machine.dispatch(['again', 'fail', 'note'])).toThrow('failed');
  expect(seen.splice(0)).toEqual(['event 1', 'again', 'fail', 'note', 'event 2', 'heard 2']);
  stop();
  machine.dispatch(['note']);
  expect(seen).toEqual(['event 3', 'note']);
});

test('a listener that fails does not keep the change from the others', () => {
  const { machine, seen } = startNoting();
  machine.subscribe(() => {
    throw new Error('unheard');
  });
  machine.subscribe(() => seen.push('heard last'));
  expect(() => machine.dispatch(['note'])).toThrow('unheard');
  expect(seen).toEqual(['event 1', 'note', 'heard 1', 'heard last']);
});

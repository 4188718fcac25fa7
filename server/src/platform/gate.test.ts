// The limits of concurrent costly work and of its queue, and the refusal beyond them.
import { expect, onTestFinished, test, vi } from 'vitest';
import { createGate } from './gate.ts';

const size = { atOnce: 2, waiting: 3, perAsker: 3 };
const busy = { statusCode: 503, code: 'error_too_busy', extras: { retryAfter: 2 } };

/** Work that runs until the test ends it. */
function held() {
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => new Promise<string>((end) => ends.set(name, () => end(name)));
  const hasBegun = (...names: string[]) => expect.poll(() => [...ends.keys()]).toEqual(names);
  return { work, hasBegun, end: (name: string) => ends.get(name)?.() };
}

test('two run at once, the others wait in the order they came', async () => {
  const gate = createGate(size);
  const { hasBegun, work, end } = held();
  const results = ['a', 'b', 'c', 'd'].map((name) => gate(name, work(name)));
  await hasBegun('a', 'b');
  end('b');
  expect(await results[1]).toBe('b');
  await hasBegun('a', 'b', 'c');
  end('a');
  await hasBegun('a', 'b', 'c', 'd');
  end('c');
  end('d');
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
});

test('a full queue refuses with 503, and lets in again what fits', async () => {
  const gate = createGate(size);
  const { hasBegun, work, end } = held();
  const results = ['a', 'b', 'c', 'd', 'e'].map((name) => gate(name, work(name)));
  await expect(gate('f', work('f'))).rejects.toMatchObject(busy);
  await hasBegun('a', 'b');
  end('a');
  await results[0];
  results.push(gate('g', work('g')));
  await expect(gate('h', work('h'))).rejects.toMatchObject(busy);
  for (const [index, name] of ['b', 'c', 'd', 'e', 'g'].entries()) {
    await hasBegun(...['a', 'b', 'c', 'd', 'e', 'g'].slice(0, index + 3));
    end(name);
  }
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd', 'e', 'g']);
});

test('who is on the way counts among those who wait, until they come or turn back', async () => {
  const gate = createGate(size);
  const ends = Array.from({ length: 4 }, () => gate.expect());
  expect(gate.isFull()).toBe(false);
  const end = gate.expect();
  expect(gate.isFull()).toBe(true);
  end();
  end();
  expect(gate.isFull()).toBe(false);
  // They take nobody's place in the queue.
  expect(await Promise.all(['a', 'b', 'c'].map((name) => gate(name, async () => name)))).toEqual(['a', 'b', 'c']);
  gate.expect();
  expect(gate.isFull()).toBe(true);
  for (const stop of ends) stop();
  expect(gate.isFull()).toBe(false);
});

test('one asker fills no more than a part of it', async () => {
  const gate = createGate(size);
  const { hasBegun, work, end } = held();
  const results = ['a', 'b', 'c'].map((name) => gate('greedy', work(name)));
  await expect(gate('greedy', work('d'))).rejects.toMatchObject(busy);
  results.push(gate('other', work('other')));
  await hasBegun('a', 'b');
  end('a');
  await hasBegun('a', 'b', 'c');
  results.push(gate('greedy', work('e')));
  end('b');
  await hasBegun('a', 'b', 'c', 'other');
  end('c');
  await hasBegun('a', 'b', 'c', 'other', 'e');
  end('other');
  end('e');
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'other', 'e']);
});

test('work that fails gives its place back', async () => {
  const gate = createGate({ atOnce: 1, waiting: 1, perAsker: 1 });
  const failing = async () => {
    throw new Error('broken');
  };
  for (let index = 0; index < 3; index += 1) await expect(gate('one', failing)).rejects.toThrow('broken');
  expect(await gate('one', async () => 'done')).toBe('done');
});

test('who has waited too long is refused, and the next ones run', async () => {
  const gate = createGate({ atOnce: 1, waiting: 5, perAsker: 5, longestWaitMs: 30 });
  const { hasBegun, work, end } = held();
  const first = gate('a', work('a'));
  await hasBegun('a');
  const late = ['b', 'c'].map((name) => expect(gate(name, work(name))).rejects.toMatchObject(busy));
  await Promise.all(late);
  const next = gate('e', work('e'));
  end('a');
  expect(await first).toBe('a');
  await hasBegun('a', 'e');
  end('e');
  expect(await next).toBe('e');
});

test('who would have to wait too long is refused at once, by the pace of those before', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const gate = createGate({ atOnce: 1, waiting: 100, perAsker: 100, longestWaitMs: 100 });
  const { hasBegun, work, end } = held();
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const results = names.map((name) => gate(name, work(name)));
  for (const name of ['a', 'b', 'c']) {
    await hasBegun(...names.slice(0, names.indexOf(name) + 1));
    vi.advanceTimersByTime(40);
    end(name);
  }
  await hasBegun('a', 'b', 'c', 'd');
  // Two wait, and a place becomes free every 40 ms: the third would begin in time, the fourth would not.
  results.push(gate('g', work('g')));
  await expect(gate('h', work('h'))).rejects.toMatchObject(busy);
  for (const name of ['d', 'e', 'f', 'g']) {
    await hasBegun(...[...names, 'g'].slice(0, [...names, 'g'].indexOf(name) + 1));
    end(name);
  }
  expect(await Promise.all(results)).toEqual([...names, 'g']);
});

test('one long pause among the first refuses nobody who comes after quick ones', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const gate = createGate({ atOnce: 1, waiting: 100, perAsker: 100, longestWaitMs: 200 });
  const { hasBegun, work, end } = held();
  const names = Array.from({ length: 14 }, (_, index) => `${index}`);
  const results = names.map((name) => gate(name, work(name)));
  for (const [index, name] of names.slice(0, 12).entries()) {
    await hasBegun(...names.slice(0, index + 1));
    vi.advanceTimersByTime(index === 1 ? 300 : 1);
    end(name);
  }
  // Behind one that runs and one that waits.
  results.push(gate('late', work('late')));
  for (const [index, name] of names.slice(12).entries()) {
    await hasBegun(...names.slice(0, 13 + index));
    end(name);
  }
  await hasBegun(...names, 'late');
  end('late');
  expect(await Promise.all(results)).toEqual([...names, 'late']);
});

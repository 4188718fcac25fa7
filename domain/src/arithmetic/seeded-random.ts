// Random numbers that follow from a seed alone, the same in every engine.

/** Mulberry32: numbers from 0 to below 1, from 32 bits of state. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Normal with mean 0 and deviation 1: twelve uniform numbers less six, which needs additions only. */
export function seededNormal(random: () => number): number {
  let total = -6;
  for (let count = 0; count < 12; count += 1) total += random();
  return total;
}

// The content security policy admits no code made of text. zod would try it once with each page, which Firefox reports as
// blocked, and would read objects without it then all the same.

/**
 * Before the first schema is made. The settings are the global object that zod reads: its own function would bring zod's
 * core into the first page, which does without.
 */
export function readWithoutEval(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}

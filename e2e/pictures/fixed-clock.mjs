// Loaded before the product's server when pictures are taken: its clock starts at the same moment every time, so that the
// demo's dates do not change from one picture to the next. The database keeps its own clock, which no page shows.
import { isMainThread } from 'node:worker_threads';

/** A working day, in the winter time of Lisbon. */
const start = Date.parse('2026-11-20T10:00:00Z');

if (process.argv[1]?.endsWith('/server/dist/main.js') || !isMainThread) {
  const RealDate = Date;
  const behind = RealDate.now() - start;
  globalThis.Date = class extends RealDate {
    constructor(...parts) {
      if (parts.length === 0) super(RealDate.now() - behind);
      else super(...parts);
    }
    static now() {
      return RealDate.now() - behind;
    }
  };
}

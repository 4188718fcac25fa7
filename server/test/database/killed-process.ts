// A process that is killed in the middle of its work.
import type { Platform } from '../../src/platform/platform.ts';

/** The platform of a process that is killed before its transaction with this number. */
export function endingAfter(transactions: number, platform: Platform): Platform {
  let left = transactions;
  const db = new Proxy(platform.db, {
    get(target, name) {
      if (name !== 'transaction') {
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      }
      return () => {
        if (left === 0) throw new Error('killed');
        left -= 1;
        return target.transaction();
      };
    },
  });
  return { ...platform, db };
}

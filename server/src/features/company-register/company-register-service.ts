// The outside register of companies, by setting: it only suggests. Its answers are kept for a short while, and while it
// fails it is left alone for a moment, so that nobody waits for it again and again.
import type { Context } from '../../platform/http/context.ts';
import type { Platform } from '../../platform/platform.ts';
import { counterKey, countWithin, type RateLimit } from '../../platform/rate-limits/rate-limits.ts';
import type { RegisteredCompany } from './register-answer.ts';
import { type Asked, askRegister } from './register-client.ts';

/** Undefined: unknown there. `unavailable`: nobody knows. */
export type RegisterFinding = RegisteredCompany | undefined | 'unavailable';

const minute = 60_000;
const keptMs = { answer: 10 * minute, failure: minute / 2 };
const mostKept = 500;
/** Questions under way in a process; beyond it the register counts as unavailable. */
const mostAtOnce = 8;
/** Questions of one person, known answers aside: enough for work, too few to copy the register through this server. */
const perPerson: RateLimit = { limit: 60, windowSeconds: 3600 };

interface Kept {
  finding: RegisterFinding;
  until: number;
}
interface Memory {
  kept: Map<string, Kept>;
  underWay: Map<string, Promise<RegisterFinding>>;
}
const memories = new WeakMap<Platform, Memory>();

function memoryOf(platform: Platform): Memory {
  const memory = memories.get(platform) ?? { kept: new Map(), underWay: new Map() };
  memories.set(platform, memory);
  return memory;
}

/** The oldest answers make way. */
function keep({ kept }: Memory, key: string, finding: RegisterFinding): void {
  kept.delete(key);
  kept.set(key, { finding, until: Date.now() + (finding === 'unavailable' ? keptMs.failure : keptMs.answer) });
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
}

async function ask({ config, log }: Platform, asked: Asked): Promise<RegisterFinding> {
  try {
    return await askRegister(config, asked);
  } catch (error) {
    // The address may carry a key, and the number is somebody's.
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'the register of companies failed');
    return 'unavailable';
  }
}

async function askOnce(platform: Platform, key: string, asked: Asked): Promise<RegisterFinding> {
  const memory = memoryOf(platform);
  const finding = ask(platform, asked);
  memory.underWay.set(key, finding);
  try {
    keep(memory, key, await finding);
    return await finding;
  } finally {
    memory.underWay.delete(key);
  }
}

export const hasRegister = ({ config }: Platform): boolean => config.companyRegisterUrl !== undefined;

/** Never throws: without an answer it is `unavailable`. */
export async function lookUpCompany({ platform, actor, now }: Context, asked: Asked): Promise<RegisterFinding> {
  const { kept, underWay } = memoryOf(platform);
  const key = `${asked.country} ${asked.number}`;
  const known = kept.get(key);
  if (known && known.until > Date.now()) return known.finding;
  const same = underWay.get(key);
  if (same) return same;
  if (underWay.size >= mostAtOnce) return 'unavailable';
  const isAllowed = await countWithin(platform.db, counterKey('company-register', actor.id), perPerson, now);
  // Somebody else may have asked meanwhile.
  return isAllowed ? (underWay.get(key) ?? askOnce(platform, key, asked)) : 'unavailable';
}

// A network without its address, as counters, keys and the log of events keep it. A session has its address in plain text,
// which its owner recognises (docs/decisions/093).
import { type Keys, sign } from '../sealed-text.ts';
import { clientNetwork } from './rate-limits.ts';

/** The same for all calls from one network; without SECRET_KEY nobody can try which address it stands for. */
export const networkHash = (keys: Keys, address: string): string =>
  sign(keys, 'network', clientNetwork(address)).slice(0, 22);

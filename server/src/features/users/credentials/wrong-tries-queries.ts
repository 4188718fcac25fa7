// How many passwords and codes were wrong within an hour, over all networks.
import type { Db } from '../../../platform/database/database.ts';
import { countOfSubject } from '../../../platform/rate-limits/rate-limits.ts';

/** The counters of networks for an hour, which count each wrong try once; a known device is not among them. */
export const hourlyOfNetworks = 'sign-in-network-hour';

export const countWrongTries = (db: Db, now: Date): Promise<number> => countOfSubject(db, hourlyOfNetworks, 3600, now);

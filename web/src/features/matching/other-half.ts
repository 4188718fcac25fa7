// Which own project or offer the user compares others with.
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import { useSession } from '../../platform/session/session.ts';
import { useStoredChoice } from '../../platform/session/stored-choice.ts';

/** @param kind of the items that it is compared with */
export const useOtherHalf = (kind: MarketKindName) => useStoredChoice(`match:${kind}:${useSession().id}`);

// The kinds of what waits for a decision, without schemas: pages need them at once.
import { reviewedKinds } from '../records/kinds.ts';

export const queueKinds = [...reviewedKinds, 'payment'] as const;

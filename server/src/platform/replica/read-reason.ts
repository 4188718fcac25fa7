// Why a list was read where it was: `current` is the replica's only reason.

/** Why a read goes where it goes: in the label of its metric. */
export type ReadReason = 'current' | 'away' | 'late' | 'own_write' | 'failed';

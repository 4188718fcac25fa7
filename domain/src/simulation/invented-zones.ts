// The market zones of which invented series exist.

export const inventedZones = ['portugal', 'spain'] as const;
export type InventedZone = (typeof inventedZones)[number];

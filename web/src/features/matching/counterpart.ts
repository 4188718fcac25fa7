// Offers are matched with projects, and projects with offers.
import type { MarketKindName } from '@wattpact/domain/records/kinds';

export const counterpartOf = { project: 'offer', offer: 'project' } as const satisfies Record<
  MarketKindName,
  MarketKindName
>;

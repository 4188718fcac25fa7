// The rule of secrecy of the register's statistics: how many contracts of how many companies must stand behind a figure.
// How the rule is kept over time and against subtraction: docs/decisions/035-statistics-are-made-of-batches.md.

/** The companies of a contract, by country and fiscal number. */
export interface Parties {
  first: string;
  second: string;
}

export const secrecyBounds = { contracts: 5, firstParties: 3, secondParties: 3 } as const;

export const isEnough = (contracts: readonly Parties[]): boolean =>
  contracts.length >= secrecyBounds.contracts &&
  new Set(contracts.map(({ first }) => first)).size >= secrecyBounds.firstParties &&
  new Set(contracts.map(({ second }) => second)).size >= secrecyBounds.secondParties;

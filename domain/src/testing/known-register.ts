// For the property test of the statistics: a register that changes, its publications, and a reader who keeps every figure.
import { leavingOf, newBatches, type Waiting } from '../contract-statistics/batches.ts';
import { type PublishedBatch, type StatisticsCell, statisticsOf } from '../contract-statistics/figures.ts';
import { cellIn, keyOf, type Label, type TableName, tableNames } from '../contract-statistics/labels.ts';
import { isOpen, type SeenContract } from '../contract-statistics/open-labels.ts';
import type { Parties } from '../contract-statistics/secrecy.ts';

export interface Contract extends Waiting {
  isGone: boolean;
}

interface Place {
  contract: Contract;
  batch: number;
  label: Label;
  joinedAt: string;
  leftAt: string | null;
}

export type Change =
  | { kind: 'register'; contracts: readonly { first: number; second: number; label: Label }[] }
  | { kind: 'withdraw'; places: readonly number[] }
  | { kind: 'publish'; days: number };

/** What one look at the statistics shows: the cell, and the contracts that are summed up in it. */
export interface Seen {
  table: TableName;
  cell: StatisticsCell;
  contracts: readonly Contract[];
}

export class Register {
  readonly contracts: Contract[] = [];
  private places: Place[] = [];
  private batches = 0;
  private now = new Date('2026-01-01T00:00:00.000Z');

  apply(change: Change): void {
    if (change.kind === 'register') for (const one of change.contracts) this.add(one);
    if (change.kind === 'withdraw')
      for (const place of change.places) {
        const contract = this.contracts[place % Math.max(1, this.contracts.length)];
        if (contract) contract.isGone = true;
      }
    if (change.kind === 'publish') this.publish(change.days);
  }

  private add({ first, second, label }: { first: number; second: number; label: Label }) {
    const id = String(this.contracts.length);
    this.contracts.push({
      id,
      first: String(first),
      second: String(second),
      label,
      since: this.now.toISOString(),
      isGone: false,
    });
  }

  private publish(days: number) {
    this.now = new Date(this.now.getTime() + 1 + days * 86_400_000);
    const at = this.now.toISOString();
    for (const members of Map.groupBy(this.counted(), ({ batch }) => batch).values()) {
      const leaving = leavingOf(members.map((place) => ({ ...place.contract, place })));
      for (const { place } of leaving) place.leftAt = at;
    }
    const placed = new Set(this.places.map(({ contract }) => contract));
    const waiting = this.contracts.filter((contract) => !contract.isGone && !placed.has(contract));
    const labels = this.places.map(({ label }) => label);
    for (const { label, contracts } of newBatches(waiting, labels, this.now)) {
      const batch = this.batches++;
      for (const contract of contracts) this.places.push({ contract, batch, label, joinedAt: at, leftAt: null });
    }
  }

  private counted = () => this.places.filter(({ leftAt }) => leftAt === null);

  /** @param own the reader's companies */
  look(own: readonly number[]): Seen[] {
    const isOwn = ({ first, second }: Parties) => own.some((company) => [first, second].includes(String(company)));
    const seen = this.places.map(({ contract, label, joinedAt, leftAt }) => {
      const one: SeenContract = { ...contract, isOwn: isOwn(contract), joinedAt, leftAt };
      return { label, one };
    });
    const labels = Map.groupBy(seen, ({ label }) => keyOf(label));
    const closed = [...labels.values()].flatMap((members) =>
      isOpen(members.map(({ one }) => one)) ? [] : members.slice(0, 1).map(({ label }) => label),
    );
    const batches = this.counted().map(
      ({ label }): PublishedBatch => ({ book: 'contracts', label, contracts: 1, megawatts: 1, value: 0, weighted: 0 }),
    );
    const shown = statisticsOf(batches, { contracts: closed, volume: [], price: [] });
    return tableNames.flatMap((table) =>
      shown[table].map((cell) => ({ table, cell, contracts: this.behind(table, cell) })),
    );
  }

  private behind(table: TableName, cell: Label): Contract[] {
    const key = keyOf(cell);
    return this.counted().flatMap(({ contract, label }) => {
      const place = cellIn(table, label);
      return place && keyOf(place) === key ? [contract] : [];
    });
  }
}

const modulus = 1_000_003;
const inverse = (value: number): number => {
  let [power, result, base] = [modulus - 2, 1, value];
  for (; power > 0; power = Math.floor(power / 2)) {
    if (power % 2 === 1) result = (result * base) % modulus;
    base = (base * base) % modulus;
  }
  return result;
};

/** All that adding and subtracting of figures comes to, whatever they are multiplied with. */
export class Span {
  /** By the place of their first number. */
  private readonly rows = new Map<number, number[]>();

  private reduced(vector: readonly number[]): number[] {
    const rest = [...vector];
    for (let place = 0; place < rest.length; place += 1) {
      const factor = rest[place] ?? 0;
      const row = this.rows.get(place);
      if (factor === 0 || !row) continue;
      for (let at = place; at < rest.length; at += 1)
        rest[at] = ((((rest[at] ?? 0) - factor * (row[at] ?? 0)) % modulus) + modulus) % modulus;
    }
    return rest;
  }

  add(vector: readonly number[]): void {
    const rest = this.reduced(vector);
    const place = rest.findIndex((value) => value !== 0);
    if (place < 0) return;
    const factor = inverse(rest[place] ?? 1);
    this.rows.set(
      place,
      rest.map((value) => (value * factor) % modulus),
    );
  }

  has = (vector: readonly number[]): boolean => this.reduced(vector).every((value) => value === 0);
}

// Marks that would cover each other become one: the heaviest first, and each takes the near ones in.
export interface Spot<Mark> {
  mark: Mark;
  x: number;
  y: number;
  /** How many things it stands for. */
  weight: number;
}

export interface Cluster<Mark> {
  /** Those of the heaviest, so that no two clusters are nearer than the distance. */
  x: number;
  y: number;
  weight: number;
  /** The heaviest first. */
  marks: readonly Mark[];
}

const isNear = (one: { x: number; y: number }, other: { x: number; y: number }, distance: number) =>
  (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < distance ** 2;

/** @param distance in px, below which two marks are one */
export function clusters<Mark>(spots: readonly Spot<Mark>[], distance: number): Cluster<Mark>[] {
  const found: (Cluster<Mark> & { marks: Mark[] })[] = [];
  for (const spot of spots.toSorted((one, other) => other.weight - one.weight)) {
    const near = found.find((cluster) => isNear(cluster, spot, distance));
    if (near) {
      near.weight += spot.weight;
      near.marks.push(spot.mark);
    } else found.push({ x: spot.x, y: spot.y, weight: spot.weight, marks: [spot.mark] });
  }
  return found;
}

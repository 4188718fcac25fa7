// More than three crumbs: the first, a menu with those between, the last.

const most = 3;

export function foldCrumbs<Crumb>(crumbs: readonly Crumb[]): {
  first: Crumb[];
  folded: Crumb[];
  last: Crumb | undefined;
} {
  const last = crumbs.at(-1);
  const before = crumbs.slice(0, -1);
  if (crumbs.length <= most) return { first: before, folded: [], last };
  return { first: before.slice(0, 1), folded: before.slice(1), last };
}

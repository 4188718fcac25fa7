// Breadcrumbs shortened to fit. If there are more than three, the header shows the first, a menu, and the last; the title of
// the tab shows the last two, the page itself first.

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

/** From a page below a list to what is above it. Lists themselves are in the menu. */
export const wayBack = <Crumb>(crumbs: readonly Crumb[]): Crumb | undefined =>
  crumbs.length < 3 ? undefined : crumbs.at(-2);

/** `['Editar', 'Castro Daire']`; the root only for itself. A record whose name is not loaded yet is left out. */
export function titleParts(labels: readonly string[], loading: string): string[] {
  const [root = '', ...below] = labels;
  const known = below.filter((label) => label !== loading);
  return known.length === 0 ? [root] : known.slice(-2).reverse();
}

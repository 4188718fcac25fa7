// Which page a key turns to. Up and down scroll within the page.
const turns: Readonly<Record<string, (page: number, pages: number) => number>> = {
  ArrowLeft: (page) => page - 1,
  PageUp: (page) => page - 1,
  ArrowRight: (page) => page + 1,
  PageDown: (page) => page + 1,
  Home: () => 1,
  End: (_, pages) => pages,
};

/** Undefined for a key that turns nothing, and at either end. */
export function turnedPage(key: string, page: number, pages: number): number | undefined {
  const next = turns[key]?.(page, pages);
  return next === undefined || next === page || next < 1 || next > pages ? undefined : next;
}

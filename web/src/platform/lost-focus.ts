// Where the focus goes when what had it is gone, as after an act that removes its own button: without it the keyboard and a
// screen reader begin anew at the top of the page.

/** Dialogs and menus close, so the focus returns to where it was before them. */
const floating = '[role="dialog"], [role="menu"]';
const headings = 'h1, h2, h3';
/** In frames: what closes or loads has come to rest by then, on a slow line too. */
const longest = 600;

let latest: Element | null = null;

const remember = (target: EventTarget | null | undefined) => {
  if (target instanceof Element && !target.closest(floating)) latest = target;
};

/**
 * Remembers what was focused, or pressed, last outside of dialogs and menus: Safari gives a pressed button no focus.
 * @returns a function that stops it
 */
export function followFocus(): () => void {
  const followed = new AbortController();
  const { signal } = followed;
  document.addEventListener('focusin', ({ target }) => remember(target), { signal });
  document.addEventListener(
    'pointerdown',
    ({ target }) => remember(target instanceof Element ? target.closest('button, a, summary') : null),
    { signal },
  );
  return () => followed.abort();
}

/** What had the focus, or was pressed, last outside of dialogs and menus. */
export const lastFocused = (): Element | null => latest;

/** From the inside out. */
function sectionsAround(element: Element | null | undefined): Element[] {
  const section = element?.closest(`section:not(${floating})`);
  return section ? [section, ...sectionsAround(section.parentElement)] : [];
}

const isLost = () => document.activeElement === null || document.activeElement === document.body;

function focusHeading(heading: HTMLElement): void {
  if (heading.tabIndex < 0) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The heading of the nearest section that is still there, else of the page. */
function headingFor(sections: readonly Element[]): HTMLElement | null {
  for (const section of sections) {
    const heading = section.isConnected ? section.querySelector<HTMLElement>(headings) : null;
    if (heading) return heading;
  }
  return document.querySelector<HTMLElement>('main h1');
}

/** What has gone, is hidden or is disabled takes no focus. */
function focusAgain(element: Element | null): boolean {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
  return !isLost();
}

function focusedOutside(): Element | null {
  const { activeElement } = document;
  return activeElement?.closest(floating) ? latest : activeElement;
}

/**
 * Call it before an act.
 * @param before what had the focus, if it is not what has it now
 * @returns a function for afterwards: if the focus is lost, it goes back to where it was outside of dialogs, or to the
 *   nearest heading if that is gone
 */
export function holdFocus(before: Element | null = focusedOutside()): () => void {
  const sections = sectionsAround(before);
  let frames = 0;
  const settle = () => {
    frames += 1;
    const isOver = isLost() && !document.querySelector('[role="dialog"]');
    const heading = isOver && !focusAgain(before) ? headingFor(sections) : null;
    if (heading) return focusHeading(heading);
    // What has it again may go with the record's new state.
    const { activeElement: now } = document;
    const isElsewhere = !isLost() && now !== before && !now?.closest(floating);
    if (frames < longest && !isElsewhere) requestAnimationFrame(settle);
  };
  return () => requestAnimationFrame(settle);
}

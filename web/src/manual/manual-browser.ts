// The script of the manual's pages: searches the headings, and marks the section that is being read.
import './manual.css';
import { findPlaces } from './find-places.ts';

const search = document.querySelector<HTMLElement>('.search');
const field = search?.querySelector('input');
const found = search?.querySelector<HTMLElement>('.found');
const places = [...(found?.querySelectorAll('li') ?? [])];
const nothing = found?.querySelector('p');

function show(): void {
  const words = field?.value ?? '';
  const matching = findPlaces(
    words,
    places.map((place) => ({ title: place.textContent ?? '', words: place.dataset.words ?? '' })),
  );
  for (const [index, place] of places.entries()) place.hidden = !matching.has(index);
  if (nothing) nothing.hidden = matching.size > 0;
  if (found) found.hidden = words.trim() === '';
}

const close = () => {
  if (found) found.hidden = true;
};

/** The arrow keys move through the results and the field. */
function walk(event: KeyboardEvent): void {
  if (event.key === 'Escape') {
    close();
    field?.focus();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || found?.hidden) return;
  event.preventDefault();
  const links = places.filter(({ hidden }) => !hidden).map((place) => place.querySelector('a'));
  const stops: (HTMLElement | null | undefined)[] = [field, ...links];
  stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus();
}

if (search && field) {
  search.hidden = false;
  field.addEventListener('input', show);
  field.addEventListener('focus', show);
  search.addEventListener('keydown', walk);
  found?.addEventListener('click', close);
  document.addEventListener('keydown', (event) => {
    const typing = event.target instanceof HTMLInputElement;
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field.focus();
  });
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Node)) return;
  if (!search?.contains(target)) close();
  for (const menu of document.querySelectorAll('details[open]'))
    if (!menu.contains(target)) menu.removeAttribute('open');
});

/** The last heading above the upper third of the window; at the end of the page, the last one. */
function markSection(): void {
  const headings = [...document.querySelectorAll('.prose h2')];
  const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  const above = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
  const current = (atEnd ? headings.at(-1) : above.at(-1)) ?? headings[0];
  for (const link of document.querySelectorAll('.onThisPage li a')) {
    const isCurrent = current !== undefined && link.getAttribute('href') === `#${current.id}`;
    if (isCurrent) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
}
addEventListener('scroll', markSection, { passive: true });
markSection();

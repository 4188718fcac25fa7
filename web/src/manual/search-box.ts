// The search in the bar of the manual: fetches what it looks through when it is first used, and shows what matches.
import { excerptOf, findPlaces, type Place } from './find-places.ts';

let loading: Promise<Place[]> | undefined;

/** Fetched once; after a failure, with the next letter again. */
function loadPlaces(address: string): Promise<Place[]> {
  loading ??= fetch(address)
    .then((answer) => (answer.ok ? (answer.json() as Promise<Place[]>) : Promise.reject(new Error(answer.statusText))))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

const small = (text: string): HTMLElement => Object.assign(document.createElement('small'), { textContent: text });

function itemOf(place: Place, typed: string): HTMLLIElement {
  const item = document.createElement('li');
  const link = Object.assign(document.createElement('a'), { href: place.address, textContent: place.title });
  const excerpt = excerptOf(typed, place);
  if (place.chapter) link.append(small(place.chapter));
  if (excerpt) link.append(small(excerpt));
  item.append(link);
  return item;
}

interface SearchBox {
  box: HTMLElement;
  field: HTMLInputElement;
  found: HTMLElement;
}

/** The arrow keys move through the results and the field. */
function walk(event: KeyboardEvent, { field, found }: SearchBox): void {
  if (event.key === 'Escape') {
    found.hidden = true;
    field.focus();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || found.hidden) return;
  event.preventDefault();
  const stops: HTMLElement[] = [field, ...found.querySelectorAll('a')];
  stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus();
}

async function show({ box, field, found }: SearchBox): Promise<void> {
  const typed = field.value;
  const places = await loadPlaces(box.dataset.places ?? '').catch(() => undefined);
  // Meanwhile more was typed.
  if (typed !== field.value) return;
  const matching = findPlaces(typed, places ?? []);
  const show = (part: string, isShown: boolean) => {
    const element = found.querySelector<HTMLElement>(part);
    if (element) element.hidden = !isShown;
  };
  found.querySelector('ul')?.replaceChildren(...matching.map((place) => itemOf(place, typed)));
  show('.nothing', places !== undefined && matching.length === 0);
  show('.failed', places === undefined);
  found.hidden = typed.trim() === '';
}

/** Makes the search of the page work; without a script it is hidden. */
export function startSearch(): void {
  const box = document.querySelector<HTMLElement>('.search');
  const field = box?.querySelector('input');
  const found = box?.querySelector<HTMLElement>('.found');
  if (!box || !field || !found) return;
  const search = { box, field, found };
  const close = () => {
    found.hidden = true;
  };
  box.hidden = false;
  field.addEventListener('input', () => void show(search));
  field.addEventListener('focus', () => void show(search));
  box.addEventListener('keydown', (event) => walk(event, search));
  found.addEventListener('click', close);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !box.contains(target)) close();
  });
  document.addEventListener('keydown', (event) => {
    const typing = event.target instanceof HTMLInputElement;
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field.focus();
  });
}

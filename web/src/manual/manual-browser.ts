// The script of the manual's pages: starts the search, closes menus, and marks the section that is being read.
import './manual.css';
import { startSearch } from './search-box.ts';

startSearch();

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Node)) return;
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

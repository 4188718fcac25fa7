// Numbered marks in a picture of the manual: where they stand comes from the page, what they mean from the text below it.
import type { Page } from '@playwright/test';
import type { Mark } from './shots.ts';

const size = 28;

interface Place {
  x: number;
  y: number;
}

/** Lower elements are words, which a mark on their corner would cover. */
const lowest = 30;

/** At the upper right corner of a large element, beside a line of words; inside of the window. */
async function placeOf(page: Page, mark: Mark): Promise<Place> {
  const selector = typeof mark === 'string' ? mark : mark.before;
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox();
  const window = page.viewportSize();
  if (!box || !window || box.y < 0 || box.y > window.height)
    throw new Error(`Nothing to mark in the picture: ${selector}`);
  const inside = (at: number, end: number) => Math.min(Math.max(at, size / 2 + 4), end - size / 2 - 4);
  const middle = box.y + box.height / 2;
  if (typeof mark !== 'string')
    return { x: inside(box.x - size / 2 - 4, window.width), y: inside(middle, window.height) };
  const isLine = box.height < lowest;
  return {
    x: inside(box.x + box.width + (isLine ? size / 2 + 4 : 0), window.width),
    y: inside(isLine ? middle : box.y, window.height),
  };
}

export async function drawMarks(page: Page, marks: readonly Mark[]): Promise<void> {
  const places: Place[] = [];
  for (const mark of marks) places.push(await placeOf(page, mark));
  await page.evaluate(
    ({ places: all, size: width }) => {
      for (const [index, { x, y }] of all.entries()) {
        const mark = document.createElement('span');
        mark.textContent = String(index + 1);
        Object.assign(mark.style, {
          position: 'fixed',
          left: `${x - width / 2}px`,
          top: `${y - width / 2}px`,
          width: `${width}px`,
          height: `${width}px`,
          zIndex: '9999',
          display: 'grid',
          placeItems: 'center',
          boxSizing: 'border-box',
          border: '2px solid #fff',
          borderRadius: '50%',
          background: '#0b6e5f',
          color: '#fff',
          font: '600 14px "Inter Variable"',
          boxShadow: '0 1px 4px rgb(16 32 36 / 35%)',
        });
        document.body.append(mark);
      }
    },
    { places, size },
  );
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moved, wholeView, zoomed } from './view.ts';

const size = { width: 600, height: 400 };

test('[SRCH-49] a map is enlarged around a point, which stays where it is', () => {
  const at = { x: 150, y: 300 };
  const view = zoomed(wholeView, 2, at, size);
  expect({ x: at.x * view.scale + view.x, y: at.y * view.scale + view.y }).toEqual(at);
  expect(zoomed(view, 0.5, at, size)).toEqual(wholeView);
});

test('[SRCH-49] however it is moved and enlarged, nothing beyond the map is shown', () => {
  const point = { x: fc.integer({ min: 0, max: 600 }), y: fc.integer({ min: 0, max: 400 }) };
  const act = fc.oneof(
    fc.record({ factor: fc.double({ min: 0.1, max: 8, noNaN: true }), ...point }),
    fc.record({ dx: fc.integer({ min: -900, max: 900 }), dy: fc.integer({ min: -900, max: 900 }) }),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
      let view = wholeView;
      for (const one of acts)
        view = 'factor' in one ? zoomed(view, one.factor, one, size) : moved(view, one.dx, one.dy, size);
      expect(view.scale).toBeGreaterThanOrEqual(1);
      expect(view.x).toBeLessThanOrEqual(0);
      expect(view.y).toBeLessThanOrEqual(0);
      expect(view.x + size.width * view.scale).toBeGreaterThanOrEqual(size.width - 1e-6);
      expect(view.y + size.height * view.scale).toBeGreaterThanOrEqual(size.height - 1e-6);
    }),
  );
});

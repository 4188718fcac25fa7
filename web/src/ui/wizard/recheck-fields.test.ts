import { expect, test } from 'vitest';
import { rowsAt } from './recheck-fields.ts';

test('a field in a list tells how many rows its list has, so that a removed row is noticed', () => {
  const values = {
    technologies: [{ installedCapacity: 1 }, { installedCapacity: 2 }],
    location: { country: 'portugal' },
  };
  expect(rowsAt(values, 'technologies.1.installedCapacity')).toBe(2);
  expect(rowsAt({ ...values, technologies: [] }, 'technologies.1.installedCapacity')).toBe(0);
  expect(rowsAt({ groups: [{ files: [1, 2, 3] }] }, 'groups.0.files.2')).toBe(1);
  expect(rowsAt(values, 'location.country')).toBeUndefined();
  expect(rowsAt({}, 'technologies.0.lifetime')).toBeUndefined();
});

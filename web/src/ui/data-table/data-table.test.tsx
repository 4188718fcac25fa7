import { MantineProvider } from '@mantine/core';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { DataTable } from './data-table.tsx';
import { sortedBy } from './table-grid.tsx';

const nothing = () => {};
async function drawn(page: number, total: number) {
  const { prelude } = await prerender(
    <MantineProvider>
      <DataTable
        label="Queue"
        columns={[]}
        rows={[]}
        rowKey={String}
        card={String}
        paging={{ page, limit: 10, total, onPage: nothing, onLimit: nothing }}
        empty="nothing waits"
      />
    </MantineProvider>,
  );
  return new Response(prelude).text();
}

test('a page behind the last one leads back to the first and is not called empty', async () => {
  expect(await drawn(1, 0)).toContain('nothing waits');
  expect(await drawn(2, 10)).not.toContain('nothing waits');
  expect(await drawn(2, 10)).toContain('paging.first');
});

test('[MAT-14] rows of a page sorted by a figure end with those that have none, in both orders', () => {
  const rows = [undefined, 40, 90, undefined, 0];
  expect(sortedBy(rows, (row) => row, 'desc')).toEqual([90, 40, 0, undefined, undefined]);
  expect(sortedBy(rows, (row) => row, 'asc')).toEqual([0, 40, 90, undefined, undefined]);
  const named = rows.map((figure, index) => ({ figure, index }));
  expect(sortedBy(named, ({ figure }) => figure, 'asc').map(({ index }) => index)).toEqual([4, 1, 2, 0, 3]);
});

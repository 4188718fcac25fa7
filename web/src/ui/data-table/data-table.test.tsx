import { MantineProvider } from '@mantine/core';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { DataTable } from './data-table.tsx';

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

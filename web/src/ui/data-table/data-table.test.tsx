import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataTable } from './data-table.tsx';

const nothing = () => {};
const drawn = (page: number, total: number) =>
  renderToStaticMarkup(
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

test('a page behind the last one leads back to the first and is not called empty', () => {
  expect(drawn(1, 0)).toContain('nothing waits');
  expect(drawn(2, 10)).not.toContain('nothing waits');
  expect(drawn(2, 10)).toContain('paging.first');
});

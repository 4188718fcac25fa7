import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiError } from '../../platform/api/request.ts';
import { GenericError } from './generic-pages.tsx';

const drawn = (error?: unknown) =>
  renderToStaticMarkup(
    <MantineProvider>
      <GenericError error={error} />
    </MantineProvider>,
  );

test('[UI-52] what went wrong has a page with title and description, and a way to try again', () => {
  for (const error of [undefined, new Error('x'), new ApiError({ status: 500, title: 'x', type: 'x', code: 'x' })])
    expect(drawn(error)).toMatch(/<h1>generic_error.title<.*generic_error.description.*generic_error.retry/);
});

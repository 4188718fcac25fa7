// The page sizes that a list offers. They equal the API's (a test compares them; importing the schema would bring zod).

export const pageSizes: readonly number[] = [5, 10, 15, 20, 50, 100];
export const defaultPageSize = 10;

/** Any other size means the default. */
export const pageSizeOf = (text: unknown): number => {
  const size = Number(text);
  return pageSizes.includes(size) ? size : defaultPageSize;
};

/** The API's highest page. */
const lastPage = 1_000_000_000;

/** Pages count from 1; anything else means the first. */
export const pageOf = (text: unknown): number => {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, lastPage) : 1;
};

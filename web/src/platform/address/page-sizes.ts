// The sizes of pages that a list offers; the same as the API's (a test compares them, the schema itself would bring zod along).

export const pageSizes: readonly number[] = [5, 10, 15, 20, 50, 100];
export const defaultPageSize = 10;

/** Any other size, or no number, means the default. */
export const pageSizeOf = (text: unknown): number => {
  const size = Number(text);
  return pageSizes.includes(size) ? size : defaultPageSize;
};

/** The API's last. */
const lastPage = 1_000_000_000;

/** Pages count from 1; what is no such number means the first. */
export const pageOf = (text: unknown): number => {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, lastPage) : 1;
};

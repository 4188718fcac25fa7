// Lists: pages, their sizes, and the answer's shape.
import { z } from 'zod';

export const pageSizes = [5, 10, 15, 20, 50, 100] as const;
export const defaultPageSize = 10;
/** Totals are exact up to this number; above it the answer sets `totalIsCapped`. */
export const totalCap = 10_000;

/** Any other size, or no number at all, means the default. */
const limit = z
  .int()
  .overwrite((size) => ((pageSizes as readonly number[]).includes(size) ? size : defaultPageSize))
  .catch(defaultPageSize)
  .default(defaultPageSize);

export const pageShape = { page: z.int().min(1).max(1_000_000_000).default(1), limit };

/** `{items, total, page, limit}` of records of one kind. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    total: z.int(),
    totalIsCapped: z.literal(true).optional(),
    page: z.int(),
    limit: z.int(),
  });

/** The page as an answer carries it. */
export const cappedTotal = (count: number) => ({
  total: Math.min(count, totalCap),
  ...(count > totalCap && { totalIsCapped: true as const }),
});

export interface Page<Item> {
  items: Item[];
  total: number;
  totalIsCapped?: true | undefined;
  page: number;
  limit: number;
}

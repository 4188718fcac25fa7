// Whether a side panel has room beside the main column, as the columns of a detail page have it.
import { useWide } from '../data-table/data-table.tsx';

export const useBeside = (): boolean => useWide('(min-width: 75em)');

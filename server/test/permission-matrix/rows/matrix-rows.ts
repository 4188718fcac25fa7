// The whole permission matrix.
import type { Rows } from '../matrix-row.ts';
import { accountRows } from './account-rows.ts';
import { contractRows, negotiationRows } from './contract-rows.ts';
import { entityRows } from './entity-rows.ts';
import { marketRows } from './market-rows.ts';
import { moneyRows } from './money-rows.ts';

export const matrixRows: Rows = {
  ...accountRows,
  ...entityRows,
  ...marketRows,
  ...contractRows,
  ...negotiationRows,
  ...moneyRows,
};

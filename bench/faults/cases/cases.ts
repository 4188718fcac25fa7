// The table of cases, in the order in which they run.
import type { FaultCase } from '../fault-case.ts';
import { killCases } from './kills.ts';

export const cases: FaultCase[] = [...killCases];

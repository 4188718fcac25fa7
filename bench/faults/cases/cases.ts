// The table of cases, in the order in which they run.
import type { FaultCase } from '../fault-case.ts';
import { clockCases } from './clock.ts';
import { cutCases } from './cuts.ts';
import { killCases } from './kills.ts';
import { mailCase } from './mail.ts';
import { nothingCase } from './nothing.ts';
import { overloadBehindProxyCase, overloadCase } from './overload.ts';
import { silenceCases } from './silence.ts';
import { slowCase } from './slow.ts';
import { smallDiskCase } from './small-disk.ts';
import { storageCase } from './storage.ts';

export const cases: FaultCase[] = [
  nothingCase,
  ...killCases,
  ...cutCases,
  ...silenceCases,
  smallDiskCase,
  mailCase,
  storageCase,
  overloadCase,
  overloadBehindProxyCase,
  slowCase,
  ...clockCases,
];

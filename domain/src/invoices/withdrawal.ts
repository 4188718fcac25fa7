// What was noted by mistake, a match with a received amount or a settlement, is taken back with the reason.
import { z } from 'zod';
import { comment } from '../fields/texts.ts';

export const withdrawal = z.strictObject({ comment });

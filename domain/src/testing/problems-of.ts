// For tests: the problems that a schema finds, as the API reports them, `path: key` with the bounds behind it.
import type { z } from 'zod';
import { absentRemover } from '../api/absent.ts';
import { fieldProblems } from '../api/problem.ts';

/** Reads the input as the API does. Empty when it is accepted. */
export function problemsOf(schema: z.ZodType, input: unknown): string[] {
  const { error } = schema.safeParse(absentRemover(schema)(input));
  return (error ? fieldProblems(error) : []).map(
    ({ path, key, params = {} }) => `${path}: ${[key, ...Object.values(params)].join(' ')}`,
  );
}

/** The input after the API has read it. */
export function accepted<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  return schema.parse(absentRemover(schema)(input));
}

export const letters = (count: number): string => 'a'.repeat(count);

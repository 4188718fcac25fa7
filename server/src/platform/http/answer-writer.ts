// Writes the answers of reading calls as text. Fields that the schema does not name are dropped, a missing one fails the
// call. It makes values fit and does not check them; so outside of production the schema checks each answer first.
import { isDeepStrictEqual } from 'node:util';
import type { ApiCall } from '@wattpact/domain/api/api-call';
import makeWriter from 'fast-json-stringify';
import { z } from 'zod';
import { writtenSchema } from './answer-schema.ts';

export type AnswerWriter = (answer: unknown) => string;

/** The slow way, which checks: for answers with a choice of shapes. */
const checkedWriter =
  (schema: z.ZodType): AnswerWriter =>
  (answer) =>
    JSON.stringify(z.encode(schema, answer));

/** @throws Error for an answer that does not fit its schema, or that the two ways write differently */
const compared =
  (fast: AnswerWriter, checking: AnswerWriter): AnswerWriter =>
  (answer) => {
    const expected = checking(answer);
    const text = fast(answer);
    if (!isDeepStrictEqual(JSON.parse(text), JSON.parse(expected)))
      throw new Error(`The answer is written as ${text.slice(0, 500)} instead of ${expected.slice(0, 500)}`);
    return text;
  };

const fastWriters = new WeakMap<z.ZodType, AnswerWriter | 'none'>();

/** Made at the first use: all of them at the start would take 0.3 s and 18 MB. */
function fastWriter(schema: z.ZodType): AnswerWriter | undefined {
  let writer = fastWriters.get(schema);
  if (writer === undefined) {
    const node = writtenSchema(schema);
    writer = node ? makeWriter(node as Parameters<typeof makeWriter>[0]) : 'none';
    fastWriters.set(schema, writer);
  }
  return writer === 'none' ? undefined : writer;
}

export function answerWriter({ answer: schema }: ApiCall, { production }: { production: boolean }): AnswerWriter {
  if (!schema) return () => '';
  const checking = checkedWriter(schema);
  return (answer) => {
    const fast = fastWriter(schema);
    if (!fast) return checking(answer);
    return production ? fast(answer) : compared(fast, checking)(answer);
  };
}

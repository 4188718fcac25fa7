// Repeats what the server refused because it was busy, so that nobody has to press the same button again.
import type { Problem } from '@wattpact/domain/api/problem';
import { pause } from '../pause.ts';

export interface Answered {
  response: Response;
  json: unknown;
}

const mostTries = 3;
const usualSeconds = 2;
/** In ms, with the sending. A refusal comes within two seconds; what took longer had begun, and would take as long again. */
const refusedWithin = 5000;

export const isBusy = ({ code }: Pick<Problem, 'code'>): boolean => code === 'error_too_busy';

const wasRefused = ({ response, json }: Answered, tookMs: number): boolean =>
  response.status === 503 && isBusy((json ?? { code: '' }) as Problem) && tookMs < refusedWithin;

/** Nobody watches a button turn for longer. */
const mostSeconds = 5;

/** With jitter, so that the pages do not all repeat in the same moment. */
const pauseAfter = ({ headers }: Response): number =>
  Math.min(Number(headers.get('retry-after')) || usualSeconds, mostSeconds) * 1000 * (1 + Math.random() / 2);

/**
 * A refused call has changed no record, so changes are repeated too; counters of tries may have counted it. Of two changes
 * of the same thing the first may then come last, as over any line that is slow. @throws the signal's reason when it is aborted
 */
export async function repeatedWhenBusy<Answer extends Answered>(
  send: () => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const sentAt = performance.now();
    const answer = await send();
    if (tries === mostTries || !wasRefused(answer, performance.now() - sentAt)) return answer;
    await pause(pauseAfter(answer.response), signal);
  }
}

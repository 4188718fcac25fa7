// Repeats what the server refused because it was busy, so that nobody has to press the same button again.
import type { Problem } from '@wattpact/domain/api/problem';
import { pause } from '../pause.ts';

export interface Answered {
  response: Response;
  json: unknown;
}

const mostTries = 3;
const usualSeconds = 2;
/** In ms, including the upload of the body. The server refuses within two seconds; a call that took longer had begun its work. */
const refusedWithin = 5000;

export const isBusy = ({ code }: Pick<Problem, 'code'>): boolean => code === 'error_too_busy';

const wasRefused = ({ response, json }: Answered, tookMs: number): boolean =>
  response.status === 503 && isBusy((json ?? { code: '' }) as Problem) && tookMs < refusedWithin;

/** A proxy may name an hour; the button would show its spinner for as long. */
const mostSeconds = 5;

/** With jitter, so that the pages do not all repeat in the same moment. */
const pauseAfter = ({ headers }: Response): number =>
  Math.min(Number(headers.get('retry-after')) || usualSeconds, mostSeconds) * 1000 * (1 + Math.random() / 2);

/**
 * Repeats changes too, because a refused call has changed no record. Its attempt may have been counted by a rate limit. If
 * two changes of one setting follow each other, the repeated first one may be stored last.
 * @throws the signal's reason when it is aborted
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

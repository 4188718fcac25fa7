// How long answers stay fresh: stale after a minute, refetched when the window gets the focus.
import { notifyManager, QueryClient } from '@tanstack/react-query';
import { afterPress } from '../press.ts';
import { ApiError } from './request.ts';
import { isBusy } from './when-busy.ts';

const minute = 60_000;

/** What happens when a retried query finds the service interrupted; the app sets it once. */
export const interruption: { handle: () => void } = { handle: () => {} };

/** A service that is only busy is no interruption: the part that asked shows the error. */
const isInterrupted = (error: unknown) =>
  error instanceof ApiError && error.problem.code === 'error_service_interrupted';

/**
 * Only a failed connection or a server error is worth a retry, because a refusal would be refused again, and the call of a
 * busy server has been repeated already. An interruption passes, so it is retried for half a minute and more.
 */
export const worthRetry = (failures: number, error: unknown): boolean => {
  if (isInterrupted(error)) return failures < 15;
  const isLast = error instanceof ApiError && (error.status < 500 || isBusy(error.problem));
  return failures < 2 && !isLast;
};

/** In ms. With jitter, so that the pages do not all retry in the same moment. */
export const retryDelay = (failures: number, error: unknown): number =>
  isInterrupted(error) ? 2000 + 1000 * Math.random() : 1000 * 2 ** failures;

function retry(failures: number, error: unknown): boolean {
  const again = worthRetry(failures, error);
  if (again && isInterrupted(error)) interruption.handle();
  return again;
}

/** While a pointer is pressed, an answer makes no component draw anew. */
export const holdAnswersDuringPresses = () =>
  notifyManager.setScheduler((notify) => setTimeout(() => afterPress(notify), 0));

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: minute, refetchOnWindowFocus: true, retry, retryDelay },
      mutations: { retry: false },
    },
  });

// How fresh answers are kept: stale after a minute, fetched again when the window gets the focus.
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './request.ts';

const minute = 60_000;

/** What happens when a reading that is tried again finds the service interrupted; the app sets it once. */
export const interruption: { handle: () => void } = { handle: () => {} };

/** A service that is merely busy is none of this: it says so where it was asked. */
const isInterrupted = (error: unknown) =>
  error instanceof ApiError && error.problem.code === 'error_service_interrupted';

/**
 * A refusal will be refused again; only a failed connection or a server's fault is worth another try. An interruption passes:
 * it is waited for, half a minute and more.
 */
export const worthRetry = (failures: number, error: unknown): boolean => {
  if (isInterrupted(error)) return failures < 15;
  return failures < 2 && !(error instanceof ApiError && error.status < 500);
};

/** In ms. With some scatter, so that all pages do not come back in the same moment. */
export const retryDelay = (failures: number, error: unknown): number =>
  isInterrupted(error) ? 2000 + 1000 * Math.random() : 1000 * 2 ** failures;

function retry(failures: number, error: unknown): boolean {
  const again = worthRetry(failures, error);
  if (again && isInterrupted(error)) interruption.handle();
  return again;
}

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: minute, refetchOnWindowFocus: true, retry, retryDelay },
      mutations: { retry: false },
    },
  });

// How fresh answers are kept: stale after a minute, fetched again when the window gets the focus.
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './request.ts';

const minute = 60_000;

const isInterrupted = (error: unknown) => error instanceof ApiError && error.status === 503;

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

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: minute, refetchOnWindowFocus: true, retry: worthRetry, retryDelay },
      mutations: { retry: false },
    },
  });

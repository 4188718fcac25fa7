// How fresh answers are kept: stale after a minute, fetched again when the window gets the focus.
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './request.ts';

const minute = 60_000;

/** A refusal will be refused again; only a failed connection or a server's fault is worth another try. */
const worthRetry = (failures: number, error: unknown) =>
  failures < 2 && !(error instanceof ApiError && error.status < 500);

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: minute, refetchOnWindowFocus: true, retry: worthRetry },
      mutations: { retry: false },
    },
  });

// Query options of an API call. The key starts with the path, so `invalidateQueries({ queryKey: [call.path] })`
// reaches every variant of it.
import { queryOptions } from '@tanstack/react-query';
import type { ApiCall } from '@wattpact/domain/api/api-call';
import { type CallArgs, call } from './call.ts';

export const apiQuery = <Call extends ApiCall>(description: Call, ...[input]: CallArgs<Call>) =>
  queryOptions({
    queryKey: [description.path, input ?? {}],
    queryFn: ({ signal }) => call(description, ...([{ ...input, signal }] as unknown as CallArgs<Call>)),
  });

/** For a record whose form is open: changes by others must not replace the form's values. */
export const whileEdited = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnReconnect: false } as const;

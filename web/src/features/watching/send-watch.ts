// The call behind the star, and what it makes stale. It comes after the list, which shows the star without it.
import type { QueryClient } from '@tanstack/react-query';
import { offerApi } from '@wattpact/domain/offers/offer-api';
import { projectApi } from '@wattpact/domain/projects/project-api';
import { type MarketKindName, recordKinds } from '@wattpact/domain/records/kinds';
import { refusalOf } from '../../platform/api/api-problems.ts';
import { errorText } from '../../platform/api/form-errors.ts';
import { request } from '../../platform/api/request.ts';
import { toasts } from '../../platform/toasts.ts';
import { isNamedBy } from '../../records/stale-answers.ts';

const calls = { project: projectApi, offer: offerApi };

/** Says so when it is refused; ends when what is on the screen is true again. */
export async function sendWatch(
  client: QueryClient,
  { kind, id, watched }: { kind: MarketKindName; id: string; watched: boolean },
): Promise<void> {
  const { method, path } = watched ? calls[kind].watch : calls[kind].unwatch;
  try {
    await request(method, path, { params: { id } });
    await client.invalidateQueries({ predicate: ({ queryKey }) => isNamedBy(queryKey[0], [recordKinds[kind].path]) });
  } catch (error) {
    toasts.error(errorText('error_watching'), refusalOf(error).message);
  }
}

// Calls the API by its descriptions: the domain's schemas type the input and the answer.
import type { ApiCall, CallInput, Received } from '@wattpact/domain/api/api-call';
import { type Extras, type RequestInput, request } from './request.ts';

export { ApiError } from './request.ts';

type Input<Call> = CallInput<Call> & Extras;
export type CallArgs<Call> = {} extends Input<Call> ? [input?: Input<Call>] : [input: Input<Call>];

export const call = <Call extends ApiCall>(
  { method, path }: Call,
  ...[input]: CallArgs<Call>
): Promise<Received<Call>> => request<Received<Call>>(method, path, input as RequestInput | undefined);

// What the screens for making and editing want to know of a kind of record: its calls and its form. Apart from
// `RecordKind`, which lists read too: what checks a form does not belong into their pages.
import type { ApiCall, Given, Received } from '@wattpact/domain/api/api-call';
import { type RequestInput, request } from '../../platform/api/request.ts';
import type { RecordKind } from '../record-kind.ts';

/** A record as it can be edited. */
export interface Versioned {
  id: string;
  version: number;
  allowedActions: readonly string[];
}

export type FormValues = Record<string, unknown>;

/** Keys of texts that stand in for `toast:<kind>.…`. */
interface ToastKeys {
  done: string;
  failed: string;
}

export interface RecordEditing<Found extends Versioned, Payload, Values extends FormValues> {
  kind: RecordKind;
  calls: {
    get: (id: string) => Promise<Found>;
    create: (payload: Payload, idempotencyKey: string) => Promise<Found>;
    update: (id: string, payload: Payload, version: number) => Promise<Found>;
  };
  nameOf: (found: Found) => string;
  /** What the form holds of a record. */
  valuesOf: (found: Found) => Values;
  /** What is compared to tell what another person changed, where the form shows less than the record holds. */
  comparedOf?: (found: Found) => FormValues;
  /** What its documents are filed by. */
  filedBy?: 'category' | 'phase';
  toasts?: { create: ToastKeys; edit: ToastKeys };
}

interface EditedApi {
  get: ApiCall;
  create: ApiCall;
  update: ApiCall;
}
type BodyOf<Call> = Given<Call> extends { body: infer Body } ? Body : never;

/** The calls of a kind, from its part of the API: `recordCalls(projectApi)`. */
export function recordCalls<const Api extends EditedApi>({ get, create, update }: Api) {
  const send = <Call extends ApiCall>({ method, path }: Call, input: RequestInput) =>
    request<Received<Call>>(method, path, input);
  return {
    get: (id: string) => send<Api['get']>(get, { params: { id } }),
    create: (body: BodyOf<Api['create']>, idempotencyKey: string) =>
      send<Api['create']>(create, { body, idempotencyKey }),
    update: (id: string, body: BodyOf<Api['update']>, version: number) =>
      send<Api['update']>(update, { params: { id }, body, version }),
  };
}

export type EditAct = 'create' | 'edit';

/** The names of the records' drafts in this browser: `new-project`, `edit-legal-entity:<id>`. */
export const draftName = ({ kind }: RecordKind, act: EditAct, of?: string): string =>
  [`${act === 'create' ? 'new' : 'edit'}-${kind.replaceAll('_', '-')}`, of].filter(Boolean).join(':');

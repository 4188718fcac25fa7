// What the create and edit screens need of a kind of record: its calls and its form. Separate from `RecordKind`, which lists
// also import, so that validation stays out of the lists' chunks.
import type { ApiCall, CallInput, Received } from '@wattpact/domain/api/api-call';
import { type RequestInput, request } from '../../platform/api/request.ts';
import type { LabelWords } from '../fields/field-label.ts';
import type { RecordKind } from '../record-kind.ts';
import type { LinkedFaults } from './form-editor.ts';

/** A record that can be edited. */
export interface Versioned {
  id: string;
  version: number;
  allowedActions: readonly string[];
}

export type FormValues = Record<string, unknown>;

/** Keys of texts that replace `toast:<kind>.…`. */
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
  /** The form's values from a record. */
  valuesOf: (found: Found) => Values;
  /** The label of a field in the list of errors, if not the field's own. */
  labelOf?: (path: string, words: LabelWords, values: Values) => string;
  /** The errors that two of its fields make together. */
  linked?: LinkedFaults<Values>;
  /** The values to compare for an edit conflict, if the form shows less than the record holds. */
  comparedOf?: (found: Found) => FormValues;
  /** The property by which its documents are filed. */
  filedBy?: 'category' | 'phase';
  toasts?: { create: ToastKeys; edit: ToastKeys };
}

interface EditedApi {
  get: ApiCall;
  create: ApiCall;
  update: ApiCall;
}
type BodyOf<Call> = CallInput<Call> extends { body: infer Body } ? Body : never;

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

/** The keys of the records' drafts in this browser: `new-project`, `edit-legal-entity:<id>`. */
export const draftName = ({ kind }: RecordKind, act: EditAct, of?: string): string =>
  [`${act === 'create' ? 'new' : 'edit'}-${kind.replaceAll('_', '-')}`, of].filter(Boolean).join(':');

// Completes the OpenAPI document that is made from the schemas: ids, headers, tags and examples of each call.
import type { ApiCall } from '@wattpact/domain/api/api-call';
import {
  accessSentence,
  headerParameters,
  meaningOf,
  operationId,
  responseHeaders,
  tagOf,
} from './described-operation.ts';

/** A call's body and answer as they were sent once; absent where it has none. */
export interface CallExample {
  request?: unknown;
  answer?: unknown;
}

type Schema = Record<string, unknown>;
interface Media {
  schema?: Schema;
  example?: unknown;
}
interface Response {
  description?: string;
  headers?: object;
  content?: Record<string, Media>;
}
export interface Operation {
  tags?: string[];
  description?: string;
  operationId?: string;
  parameters?: object[];
  security?: object[];
  requestBody?: { content: Record<string, Media>; required?: boolean };
  responses: Record<string, Response>;
}
export interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
  tags?: { name: string; description?: string }[];
}

/** `GET /api/x/:id` for the operation `get` of `/api/x/{id}`. */
const callName = (method: string, path: string): string =>
  `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;

function uploadBody({ uploadFields = [] }: ApiCall) {
  const fields = uploadFields.map((name) => [name, { type: 'string' }] as const);
  const properties = { file: { type: 'string', format: 'binary' }, ...Object.fromEntries(fields) };
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { type: 'object', required: ['file'], properties } } },
  };
}

function hasVersion(schema: Schema | undefined, { components }: Description): boolean {
  const named = typeof schema?.$ref === 'string' ? components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
  return typeof named?.properties === 'object' && named.properties !== null && 'version' in named.properties;
}

function addExample(media: Media | undefined, example: unknown): void {
  if (media && example !== undefined) media.example = example;
}

function completeOperation(operation: Operation, call: ApiCall, example: CallExample, description: Description): void {
  operation.operationId = operationId(call);
  operation.description = [accessSentence(call), operation.description].filter(Boolean).join('\n\n');
  operation.parameters = [...(operation.parameters ?? []), ...headerParameters(call)];
  operation.security ??= [];
  if (call.raw === 'upload') operation.requestBody ??= uploadBody(call);
  addExample(operation.requestBody?.content['application/json'], example.request);
  for (const [status, response] of Object.entries(operation.responses)) {
    const answered = response.content?.['application/json'];
    response.description = meaningOf(Number(status), call);
    response.headers = responseHeaders(Number(status), call, hasVersion(answered?.schema, description));
    if (Number(status) < 300) addExample(answered, example.answer);
  }
}

/** A record of an enumeration's values requires each of them: the description names them as properties. */
function nameProperties(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const schema = value as Schema;
  const { required, additionalProperties, properties } = schema;
  if (Array.isArray(required) && properties === undefined && typeof additionalProperties === 'object') {
    schema.properties = Object.fromEntries(required.map((name: string) => [name, additionalProperties]));
    schema.additionalProperties = false;
    delete schema.propertyNames;
  }
  for (const inner of Object.values(schema)) nameProperties(inner);
}

/** Schemas are made for input and for output; most are used in one direction. */
function removeUnusedSchemas(description: Description): void {
  const { schemas } = description.components;
  for (let text = JSON.stringify(description); ; text = JSON.stringify(description)) {
    const unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
    if (unused.length === 0) return;
    for (const name of unused) delete schemas[name];
  }
}

/**
 * Changes the document in place.
 * @param calls every registered call, by `GET /api/x/:id`
 * @param examples by the same names
 */
export function completeDescription(
  description: Description,
  calls: ReadonlyMap<string, ApiCall>,
  examples: Readonly<Record<string, CallExample>>,
): void {
  const tags = new Map<string, string>();
  for (const [path, methods] of Object.entries(description.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const name = callName(method, path);
      const call = calls.get(name);
      if (!call) continue;
      completeOperation(operation, call, examples[name] ?? {}, description);
      tags.set(
        tagOf(call),
        `Calls under \`/${call.path
          .split('/')
          .slice(1, call.access === 'admin' ? 4 : 3)
          .join('/')}\`.`,
      );
    }
  }
  description.tags = [...tags.keys()].sort().map((name) => ({ name, description: tags.get(name) ?? '' }));
  nameProperties(description);
  removeUnusedSchemas(description);
}

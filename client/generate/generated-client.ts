// The types of the client package, made from the API's description.
import openapiTypescript, { astToString } from 'openapi-typescript';

type Node = Record<string, unknown>;
interface Operation extends Node {
  parameters?: { name: string; in: string }[];
  responses: Record<string, Node>;
}
interface Description extends Node {
  paths: Record<string, Record<string, Operation>>;
}

const opening =
  '// Made from the description of the API by `npm run docs:api`. The calls of administrators are left out.\n';

const isIdempotent = ({ parameters = [] }: Operation): boolean =>
  parameters.some(({ name }) => name === 'Idempotency-Key');

/** Refusals are thrown as one class, and examples and headers are no part of a type. */
function withoutRefusals({ responses, ...operation }: Operation): Operation {
  const answers = Object.entries(responses).filter(([status]) => Number(status) < 400);
  return {
    ...operation,
    responses: Object.fromEntries(answers.map(([status, { headers: _, ...answer }]) => [status, answer])),
  };
}

function withoutExamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutExamples);
  if (typeof value !== 'object' || value === null) return value;
  const { example: _, ...rest } = value as Node;
  return Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, withoutExamples(inner)]));
}

const forClients = ({ paths, ...rest }: Description): Description => ({
  ...rest,
  paths: Object.fromEntries(
    Object.entries(paths)
      .filter(([path]) => !path.startsWith('/api/admin/'))
      .map(([path, methods]) => [
        path,
        Object.fromEntries(Object.entries(methods).map(([method, one]) => [method, withoutRefusals(one)])),
      ]),
  ),
});

/**
 * @param description an OpenAPI 3.1 document
 * @returns the text of `client/src/api.gen.ts`
 */
export async function generatedClient(description: object): Promise<string> {
  const kept = withoutExamples(forClients(description as Description)) as Description;
  const types = astToString(await openapiTypescript(kept as never, { alphabetize: true }));
  const creating = Object.entries(kept.paths)
    .filter(([, { post }]) => post && isIdempotent(post))
    .map(([path]) => `  '${path}',\n`);
  const list = `/** The creating calls that take an \`Idempotency-Key\`. */\nexport const idempotentCalls: readonly string[] = [\n${creating.sort().join('')}];\n`;
  return `${opening}${types}\n${list}`;
}

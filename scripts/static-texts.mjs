// The possible text values of an expression, as far as its file determines them: literals, templates, lists, loops.

const wrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'ParenthesizedExpression']);
const eachCalls = new Set(['map', 'flatMap', 'forEach']);

const isNode = (value) => typeof value?.type === 'string';
const unwrap = (node) => (wrappers.has(node?.type) ? unwrap(node.expression) : node);
const methodOf = (node) => (node.type === 'CallExpression' ? node.callee.property?.name : undefined);
const keyOf = ({ key }) => key?.name ?? key?.value;

/** The direct child nodes. */
export const childrenOf = (node) =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));

function* allNodes(node) {
  yield node;
  for (const child of childrenOf(node)) yield* allNodes(child);
}

/** Each name → its possible expressions, with the path from the expression to the name's part of it. */
function bindingsOf(program) {
  const bindings = new Map();
  const bind = (pattern, value, way) => {
    if (pattern?.type === 'Identifier')
      bindings.set(pattern.name, [...(bindings.get(pattern.name) ?? []), { value, way }]);
    if (pattern?.type === 'ArrayPattern')
      for (const [index, one] of pattern.elements.entries()) bind(one, value, [...way, index]);
    if (pattern?.type === 'ObjectPattern')
      for (const one of pattern.properties) bind(one.value, value, [...way, keyOf(one)]);
  };
  for (const node of allNodes(program)) {
    if (node.type === 'VariableDeclarator' && node.init) bind(node.id, node.init, []);
    if (node.type === 'ForOfStatement') bind(node.left.declarations?.[0]?.id, node.right, ['*']);
    if (eachCalls.has(methodOf(node))) bind(node.arguments[0]?.params?.[0], node.callee.object, ['*']);
  }
  return bindings;
}

/** Reads the texts of a parsed file. A value that is only known at run time is the empty text. */
export function readerOf(program) {
  const bindings = bindingsOf(program);
  const following = new Set();

  /** The expressions of a name; any other expression itself. */
  function resolve(given) {
    const node = unwrap(given);
    if (node?.type === 'MemberExpression' && !node.computed) return stepInto(node.object, node.property.name);
    if (node?.type !== 'Identifier' || following.has(node.name)) return node ? [node] : [];
    following.add(node.name);
    const found = (bindings.get(node.name) ?? []).flatMap(({ value, way }) =>
      way.reduce((nodes, step) => nodes.flatMap((one) => stepInto(one, step)), [value]).flatMap(resolve),
    );
    following.delete(node.name);
    return found.length > 0 ? found : [node];
  }

  /** One step into an object's key, a list's index, or with `*` into all elements. */
  function stepInto(given, step) {
    if (step === '*') return elementsOf(given);
    return resolve(given).flatMap((node) => {
      if (node.type === 'ArrayExpression') return node.elements[step] ?? [];
      if (node.type !== 'ObjectExpression') return [];
      return node.properties.filter((one) => keyOf(one) === step).map(({ value }) => value);
    });
  }

  function elementsOf(given) {
    return resolve(given).flatMap((node) => {
      if (node.type === 'ArrayExpression')
        return node.elements.flatMap((one) => (one?.type === 'SpreadElement' ? elementsOf(one.argument) : (one ?? [])));
      const method = methodOf(node);
      if (method === 'filter') return elementsOf(node.callee.object);
      if (method === 'map') return [node.arguments[0]?.body ?? node];
      if (method !== 'entries' && method !== 'keys') return [node];
      const keys = resolve(node.arguments[0]).flatMap(({ properties }) => properties ?? []);
      return keys.map((one) => ({ type: 'Literal', value: keyOf(one) ?? '' }));
    });
  }

  function textsOf(given) {
    const texts = resolve(given).flatMap((node) => {
      if (node.type === 'Literal') return [String(node.value)];
      if (node.type === 'TemplateLiteral')
        return together(node.quasis.flatMap(({ value }, at) => [[value.cooked], textsOf(node.expressions[at])]));
      if (node.type === 'BinaryExpression' && node.operator === '+')
        return together([textsOf(node.left), textsOf(node.right)]);
      return [''];
    });
    return texts.length > 0 ? texts : [''];
  }

  const isList = (node) => resolve(node).some(({ type }) => type === 'ArrayExpression');
  return { elementsOf, isList, stepInto, textsOf };
}

/** Every text that the combinations of the parts' choices make. */
export const together = (parts) =>
  parts.reduce((heads, choices) => heads.flatMap((head) => choices.map((choice) => head + choice)), ['']);

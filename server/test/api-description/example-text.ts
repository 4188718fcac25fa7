// Makes what a test has sent and received readable, and the same at each recording.

/** Companies and texts of the scene, which says for whom they are, and what stands for them in an example. */
const wordings: readonly (readonly [RegExp, string])[] = [
  [/Alfa Confidencial/g, 'Planície Dourada Solar'],
  [/Beta Confidencial/g, 'Vidros Areia Fina'],
  [/Gama Confidencial/g, 'Ventos da Carqueja'],
  [/Segredo entre as duas partes/g, 'Bom dia! Podemos falar do preço?'],
  [/contacto@alfa\.example/g, 'contacto@planicie.example'],
  [/contacto@beta\.example/g, 'contacto@areia.example'],
  [/contacto@gama\.example/g, 'contacto@carqueja.example'],
  [/\bTest [\da-f]{6}\b/g, 'Marta Quintela'],
  [/^Test$/, 'Marta'],
  [/^[\da-f]{6}$/, 'Quintela'],
  [new RegExp(new Date().toISOString().slice(0, 10), 'g'), '2026-03-02'],
];

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const instant = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const address = /\bu-[\da-f]{12}@test\.example\b/g;
/** Sealed links, tokens, hashes and other long words that nobody can read. */
const opaque = /(?<![\w/-])(?=[\w-]*\d)[\w-]{28,}(?![\w-])/g;
const recordedAt = Date.now();
const exampleAt = Date.parse('2026-03-02T09:00:00.000Z');
const stepMs = 600_000;
/** Keeps the distance between two instants, and drops how long the recording has taken. */
const shifted = (found: string): string =>
  new Date(exampleAt + Math.round((Date.parse(found) - recordedAt) / stepMs) * stepMs).toISOString();
const longestText = 240;
const longestList = 2;
const secretNames = /^(token|challenge|secret|key|hint)$/;
const passwordNames = /^(password|currentPassword|newPassword)$/;

const namedInOrder = (form: (number: number) => string) => {
  const names = new Map<string, string>();
  return (found: string): string => {
    const name = names.get(found) ?? form(names.size + 1);
    names.set(found, name);
    return name;
  };
};

/** One of these for a call, so that its request and its answer share ids. A request is kept whole. */
export function readableExample() {
  const idOf = namedInOrder((number) => `01936b1e-0000-7000-8000-${String(number).padStart(12, '0')}`);
  const personOf = namedInOrder((number) => `pessoa${number}@example.org`);
  const text = (value: string): string => {
    // Put aside, because they are opaque words themselves.
    const ids: string[] = [];
    const kept = value.replace(uuid, (found) => `‹${ids.push(idOf(found)) - 1}›`);
    const plain = kept.replace(instant, shifted).replace(address, personOf).replace(opaque, 'kQ7vJ2…');
    const words = wordings.reduce((said, [from, to]) => said.replace(from, to), plain);
    const short = words.length > longestText ? `${words.slice(0, longestText)}…` : words;
    return short.replace(/‹(\d+)›/g, (_, index: string) => ids[Number(index)] ?? '');
  };
  const readable = (value: unknown, isWhole: boolean, name = ''): unknown => {
    if (typeof value === 'string' && passwordNames.test(name)) return 'Girassol-ao-vento-2026!';
    if (typeof value === 'string') return secretNames.test(name) ? '…' : text(value);
    if (Array.isArray(value)) {
      return value.slice(0, isWhole ? value.length : longestList).map((item) => readable(item, isWhole));
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([inner, one]) => [text(inner), readable(one, isWhole, inner)]),
    );
  };
  return { request: (value: unknown) => readable(value, true), answer: (value: unknown) => readable(value, false) };
}

// The query string as the API writes it: plain text, a list repeats its name. Values are not parsed as JSON, so a search for
// "123" stays text.

export type SearchText = Record<string, string | string[]>;

export function readSearch(text: string): SearchText {
  const values: SearchText = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const known = values[name];
    values[name] = known === undefined ? value : [known, value].flat();
  }
  return values;
}

export function writeSearch(values: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value].flat())
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
  }
  return search.size > 0 ? `?${search}` : '';
}

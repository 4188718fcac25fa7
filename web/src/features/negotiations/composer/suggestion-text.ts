// What becomes of the message when a suggestion is chosen: nothing that somebody has typed is lost.

/** Takes the place of a suggestion that stands there untouched, otherwise comes below what is written. */
export function withSuggestion(text: string, chosen: string, suggestions: readonly string[]): string {
  const written = text.trimEnd();
  const untouched = suggestions.find((one) => written === one || written.endsWith(`\n${one}`)) ?? '';
  const own = written.slice(0, written.length - untouched.length).trimEnd();
  return own === '' ? chosen : `${own}\n${chosen}`;
}

// The message after a suggestion is chosen; typed text is never lost.

/** Replaces an earlier suggestion that was not changed; otherwise it is added below the text. */
export function withSuggestion(text: string, chosen: string, suggestions: readonly string[]): string {
  const written = text.trimEnd();
  const untouched = suggestions.find((one) => written === one || written.endsWith(`\n${one}`)) ?? '';
  const own = written.slice(0, written.length - untouched.length).trimEnd();
  return own === '' ? chosen : `${own}\n${chosen}`;
}

// What the server has filled into the page's head. The development server fills in nothing.

/** @returns undefined where the server said nothing, as in tests */
export function pageSetting(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const text = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  return text?.startsWith('%') ? undefined : text || undefined;
}

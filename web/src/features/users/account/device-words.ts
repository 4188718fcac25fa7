// A browser's user agent as a readable name: `Firefox, Windows`.

/** The first match counts: Edge also calls itself Chrome, and Chrome calls itself Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const nameOf = (list: typeof browsers, text: string) => list.find(([pattern]) => pattern.test(text))?.[1];

/** The recognised name, else the user agent itself. */
export function deviceWords(description: string): string {
  const known = [nameOf(browsers, description), nameOf(systems, description)].filter(Boolean);
  return known.length > 0 ? known.join(', ') : description;
}

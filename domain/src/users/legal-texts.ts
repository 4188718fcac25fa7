// The texts that a person accepts when they sign up, and again when a new version is published.

export const legalTexts = ['terms', 'privacy'] as const;
export type LegalText = (typeof legalTexts)[number];

/** The day that a text names as its last change. With a new day everybody is asked again. */
export const legalVersions = { terms: '2026-11-20', privacy: '2026-11-29' } as const satisfies Record<
  LegalText,
  string
>;

/** As it is stored: the version that was accepted last, and when. */
export type AcceptedTexts = Partial<Record<LegalText, { version: string; at: string }>>;

/** @param names the present versions of which are accepted */
export const acceptedNow = (names: readonly LegalText[], now: Date): AcceptedTexts =>
  Object.fromEntries(names.map((name) => [name, { version: legalVersions[name], at: now.toISOString() }]));

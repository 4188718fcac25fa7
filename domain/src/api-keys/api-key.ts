// Keys with which a company's own programs call the API: what is asked for a new one, and how much it may do.
import { z } from 'zod';
import { type EntityRole, lesserRole } from '../access/roles.ts';
import { date, text } from '../fields/texts.ts';

/** What a key may do, as the roles of people; no key manages a company. */
export const apiKeyLevels = ['view', 'registry', 'contracting'] as const satisfies readonly EntityRole[];
export type ApiKeyLevel = (typeof apiKeyLevels)[number];

/** A company has at most as many at a time; ended ones do not count. */
export const mostApiKeys = 20;

/** How often one key may call within ten minutes. */
export const apiKeyLimit = { limit: 3000, windowSeconds: 600 } as const;

/** Scanners for secrets find keys by their beginning; the last six signs are a checksum of the rest. */
export const apiKeyPattern = /^wattpact_[0-9A-Za-z]{49}$/;

export const newApiKey = z.strictObject({
  name: text(1, 60),
  level: z
    .string()
    .overwrite((level) => level.toLowerCase())
    .pipe(z.enum(apiKeyLevels)),
  /** The last day on which it is valid, in Lisbon; without one it is valid until it is ended. */
  expiresOn: date.optional(),
});
export type NewApiKey = z.output<typeof newApiKey>;

/**
 * `stopped`: whoever made it no longer acts for the company, so it does nothing until they do again or it is ended.
 */
export const apiKeyStates = ['active', 'expired', 'stopped'] as const;
export type ApiKeyState = (typeof apiKeyStates)[number];

/**
 * What a key may do at this moment: never more than its maker.
 * @param makerRole in the key's company; undefined when they have none, or their account is not active
 */
export const effectiveLevel = (level: ApiKeyLevel, makerRole: EntityRole | undefined): ApiKeyLevel | undefined =>
  makerRole && (lesserRole(level, makerRole) as ApiKeyLevel);

// A person's account: its profile, its statuses, and the inputs of the account pages.
import { z } from 'zod';
import { date, email, firstName, id, lastName, password } from '../fields/texts.ts';
import { mailPreferences, mailPreferencesInput } from '../notifications/mail-preferences.ts';
import { languages } from '../terms/enumerations.ts';
import { legalTexts } from './legal-texts.ts';
import type { userStatuses } from './user-filters.ts';

export type UserStatus = (typeof userStatuses)[number];

/** Background colours of initials, readable with dark text. */
export const avatarColors = ['teal', 'blue', 'amber', 'violet', 'rose', 'slate', 'lime', 'cyan'] as const;

/** Only presence is checked: the format of a password does not tell whether it is right. */
export const signInInput = z.strictObject({
  email: z
    .string('error_email')
    .trim()
    .max(200)
    .refine((address) => !address.includes('\u0000'), 'error_email'),
  password: z.string().max(200),
});

/** Six digits of the app, or a recovery code with its hyphens. */
const code = z.string().trim().max(40);

export const secondFactorInput = z.strictObject({
  challenge: z.string().max(200),
  code,
});
/** The password, if the account has one, before the second factor is set up. */
export const confirmationInput = z.strictObject({ password: z.string().max(200).optional() });
export const codeInput = z.strictObject({ code });
/** A code of the app or a recovery code, and the password if the account has one. */
export const factorRemovalInput = codeInput.extend(confirmationInput.shape);
/** The account decides which of the two is required. */
export const proofInput = factorRemovalInput.partial();
export const changePasswordInput = z.strictObject({ currentPassword: z.string().max(200), newPassword: password });
export const resetPasswordInput = z.strictObject({
  token: z.string().max(200),
  password,
  /** Also takes every external account off, for whoever does not know them. */
  removeProviderLinks: z.boolean().optional(),
});
export const emailInput = z.strictObject({ email });
/** The password, if the call has no session of the account. */
export const verifyEmailInput = z.strictObject({
  token: z.string().max(200),
  password: z.string().max(200).optional(),
});
export const tokenInput = z.strictObject({ token: z.string().max(200) });
export const preferencesInput = z.strictObject({
  analytical: z.boolean().optional(),
  skipNegotiationAgreement: z.boolean().optional(),
  hidesFirstSteps: z.boolean().optional(),
  mails: mailPreferencesInput.optional(),
});
export const avatarInput = z.strictObject({
  fileId: id.nullable().optional(),
  avatarColor: z.enum(avatarColors).optional(),
});
/** The versions that the person has read. */
export const acceptedTextsInput = z.strictObject({ terms: date.optional(), privacy: date.optional() });
export const newAdministrator = z.strictObject({ firstName, lastName, email, password });

export const profile = z
  .object({
    id: z.string(),
    isAdmin: z.boolean(),
    language: z.enum(languages),
    firstName: z.string(),
    lastName: z.string(),
    displayName: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    mustChangePassword: z.boolean(),
    /** False for a person who only signs in at a provider. */
    hasPassword: z.boolean(),
    hasSecondFactor: z.boolean(),
    /** The installation demands a second factor of administrators, so this person cannot switch it off. */
    secondFactorDemanded: z.boolean(),
    /** The same rule, for an administrator who has not set one up yet. */
    mustEnrolSecondFactor: z.boolean(),
    avatarColor: z.string(),
    avatarFileId: z.string().nullable(),
    avatarVersion: z.int(),
    phone: z.string().nullable(),
    /** The terms and the privacy notice; none for administrators, who work for the operator. */
    texts: z.array(
      z.object({
        name: z.enum(legalTexts),
        /** The present one: the day of its last change. */
        version: z.string(),
        /** What the person accepted last. */
        accepted: z.object({ version: z.string(), at: z.string() }).nullable(),
      }),
    ),
    preferences: z.object({
      analytical: z.boolean(),
      skipNegotiationAgreement: z.boolean(),
      /** The first steps on the home page were put away. */
      hidesFirstSteps: z.boolean(),
      mails: mailPreferences,
    }),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof profile>;

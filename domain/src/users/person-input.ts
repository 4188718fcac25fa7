// What people tell of themselves: when they sign up, and in their profile.
import { z } from 'zod';
import { phone } from '../fields/phone.ts';
import { email, firstName, lastName, password } from '../fields/texts.ts';
import { languages } from '../terms/enumerations.ts';

export const signUpInput = z.strictObject({
  firstName,
  lastName,
  email,
  phone: phone.optional(),
  password,
  language: z.enum(languages).optional(),
  acceptTerms: z.literal(true),
  /** The single-use token of an invitation, which proves the address to which it was sent. */
  invitation: z.string().max(200).optional(),
});

export const profileInput = z.strictObject({ firstName, lastName, phone: phone.optional() });

// The settings of the product: its name, who may sign up, who issues invoices, and the duty to register.
import { registrationRoles } from '@wattpact/domain/energy-contracts/registration-duty';
import { z } from 'zod';
import { isLoopback } from '../loopback.ts';
import { secret, setting } from './setting.ts';
import { isAddress, oneOf, onOff, webAddress, wholeNumber } from './value-kinds.ts';

/** The placeholders stand behind the host, so that no number can lead elsewhere. */
const isRegisterAddress = (text: string): boolean => {
  if (!isAddress(text, 'https:') && !isAddress(text, 'http:')) return false;
  const { protocol, hostname, origin, username, password } = new URL(text);
  const rest = text.slice(text.indexOf('//') + 2).replace(/^[^/]*/, '');
  return (
    (protocol === 'https:' || isLoopback(hostname)) &&
    username + password === '' &&
    !/[{}%]/.test(origin) &&
    ['{country}', '{number}'].every((name) => rest.includes(name))
  );
};
const companyRegister = z.string().refine(isRegisterAddress, {
  error:
    'must be an address that begins with https:// (http:// on this machine alone), without a name and a password, with {country} and {number} behind the host',
});

export const productSettings = {
  APP_NAME: setting(
    z.string().max(40, 'must have at most 40 characters').default('Wattpact'),
    'the name of the product, in pages, documents and mails',
  ),
  DEFAULT_LANGUAGE: setting(oneOf(['pt', 'en', 'es']).default('pt'), 'the language of those who have not chosen one'),
  SIGN_UP_OPEN: setting(onOff.default(true), 'whether anybody may create an account'),
  MANUAL_URL: setting(webAddress.optional(), 'a manual at another address'),
  MAX_ENTITIES_PER_USER: setting(wholeNumber(1, 1000).default(10), 'the companies that each user may create'),
  UNDO_SECONDS: setting(
    wholeNumber(0, 60).default(10),
    'how long an administrator may undo a decision on a company, a project or an offer; notifications and mails of it wait as long; 0: no undo, and nothing waits',
  ),
  USER_LIMIT_FACTOR: setting(
    wholeNumber(1, 1_000_000).default(1),
    'multiplies the limits per user ("Limits per user")',
  ),
  ISSUER_NAME: setting(z.string().optional(), 'who issues the invoices'),
  ISSUER_FISCAL_NUMBER: setting(z.string().optional(), 'their fiscal number'),
  ISSUER_COUNTRY: setting(
    z
      .string()
      .regex(/^[a-z_]+$/, 'must be the name of a country, like portugal')
      .default('portugal'),
    'their country',
  ),
  COMPANY_REGISTER_URL: secret(
    companyRegister.optional(),
    'an outside register of companies, asked by country and number ("A register of companies"); counts as a secret, since it may carry a key',
  ),
  COMPANY_REGISTER_SECONDS: setting(wholeNumber(1, 20).default(4), 'how long its answer is waited for'),
  REGISTRATION_ROLE: setting(
    oneOf(registrationRoles).default('preparing'),
    '`preparing`: contracts are prepared here for their registration, and no text says that the duty to register was fulfilled; `managing_entity`: this installation is the register, and a contract counts as registered once it is approved',
  ),
  REGISTRATION_REGIME_START: setting(
    z.iso.date('must be a calendar date, like 2025-11-19').default('2025-11-19'),
    'the first day of the duty to register; for contracts signed before it no deadline is counted',
  ),
};

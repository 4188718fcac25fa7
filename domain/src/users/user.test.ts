// The inputs of the account pages.
import { expect, test } from 'vitest';
import { problemsOf } from '../testing/problems-of.ts';
import { profileInput, signUpInput } from './person-input.ts';
import { newAdministrator, preferencesInput } from './user.ts';

const account = { firstName: 'Ana', lastName: 'Moura', email: 'ana@serra.example', password: 'Abcdef1!' };
const signUp = (changes: object) => problemsOf(signUpInput, { ...account, acceptTerms: true, ...changes });

test('[AUTH-06, AUTH-07, AUTH-08, AUTH-09] sign-up tells all that is missing at once', () => {
  expect(signUp({})).toEqual([]);
  expect(problemsOf(signUpInput, {})).toEqual([
    'firstName: error_first_name',
    'lastName: error_last_name',
    'email: error_email',
    'password: error_password',
    'acceptTerms: error_required.accept_terms',
  ]);
});

test('the terms must be accepted, a phone and a language may be left out', () => {
  expect(signUp({ acceptTerms: false })).toEqual(['acceptTerms: error_invalid.accept_terms']);
  expect(signUp({ phone: '', language: null })).toEqual([]);
  expect(signUp({ phone: '12', language: 'fr' })).toEqual([
    'phone: error_phone_number',
    'language: error_invalid.language',
  ]);
});

test('[AUTH-13] an administrator made by another follows the same rules', () => {
  expect(problemsOf(newAdministrator, account)).toEqual([]);
  expect(problemsOf(newAdministrator, { ...account, password: 'abcdefgh', isAdmin: true })).toEqual([
    'password: error_password',
    'isAdmin: error_unknown_field',
  ]);
});

test('[AUTH-24] the e-mail address is no part of what a person changes', () => {
  expect(problemsOf(profileInput, { firstName: 'Ana', lastName: 'Moura', email: 'b@serra.example' })).toEqual([
    'email: error_unknown_field',
  ]);
});

test('[AUTH-27, AUTH-28] preferences are switches, each of which may be left out', () => {
  expect(problemsOf(preferencesInput, {})).toEqual([]);
  expect(problemsOf(preferencesInput, { analytical: 'yes', essential: false })).toEqual([
    'analytical: error_invalid.analytical',
    'essential: error_unknown_field',
  ]);
});

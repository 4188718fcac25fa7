// What the texts say of the duty to register, in each language.
import {
  type Registration,
  registrationOf,
  registrationRoles,
} from '@wattpact/domain/energy-contracts/registration-duty';
import { expect, test } from 'vitest';
import { languages, wordsIn } from '../../../testing/words-in.ts';
import type { TermsWords } from '../../contract-terms/terms-words.ts';
import { dutyText, handedInText, reasonText, roleText } from './registration-words.ts';

const facts = { firstPartyCountry: 'portugal', today: '2026-11-20', regimeStart: '2025-11-19' };
const terms = {
  annualVolume: 92_000,
  contractSignatureDate: '2026-11-16',
  expectedStartDate: '2027-01-01',
  expectedEndDate: '2036-12-31',
  financialConditions: { totalPurchasedCapacity: 46 },
};
const plain = (text: string) => text.replace(/\s/g, ' ');
const words = (language: (typeof languages)[number]) => wordsIn(language) as unknown as TermsWords;
const pt = words('pt');

const fulfilled = /foi cumprido|has been fulfilled|se ha cumplido/;

test('only the register itself says that the duty was fulfilled, of a contract that it has accepted', () => {
  const registration = registrationOf(terms, { ...facts, handedInAt: '2026-11-18T10:00:00.000Z' });
  const said = languages.flatMap((language) =>
    registrationRoles.flatMap((role) =>
      (['MET', 'UNKNOWN', 'NOT_MET'] as const).flatMap((duty) =>
        [true, false].flatMap((isAccepted) => {
          const given: Registration = { ...registration, duty };
          const texts = [
            roleText(role, given, isAccepted, words(language)),
            dutyText(given, words(language)),
            handedInText(given, words(language)),
            ...given.criteria.map((one) => reasonText(one, words(language))),
          ];
          return texts.some((text) => fulfilled.test(text)) ? [`${language} ${role} ${duty} ${isAccepted}`] : [];
        }),
      ),
    ),
  );
  expect(said).toEqual(languages.map((language) => `${language} managing_entity MET true`));
});

test('a reason names the figure that was compared', () => {
  const reasons = registrationOf(terms, facts).criteria.map((one) => plain(reasonText(one, pt)));
  expect(reasons).toEqual([
    'A entrega considera-se física, porque o contrato não diz o contrário.',
    '01/01/2027 a 31/12/2036: o fim é no primeiro aniversário do início ou depois.',
    'Estão contratados 46 MW.',
    '92 GWh por ano.',
    'Pelo menos uma das partes tem domicílio em Portugal.',
  ]);
});

test('a contract from before the duty has no criterion to blame', () => {
  const before = registrationOf({ ...terms, contractSignatureDate: '2025-11-18' }, facts);
  expect(dutyText(before, pt)).toBe('O contrato reúne os cinco critérios, mas foi assinado antes do início do dever.');
  const unknown = registrationOf({ ...terms, annualVolume: null }, facts);
  expect(dutyText(unknown, pt)).toMatch(/^Nenhum critério afasta o dever/);
});

test('the handing in is told with its distance from the deadline', () => {
  const told = (handedInAt: string | null, contractSignatureDate = '2026-11-16') =>
    handedInText(registrationOf({ ...terms, contractSignatureDate }, { ...facts, handedInAt }), pt);
  expect([
    told(null),
    told('2026-11-23T12:00:00.000Z'),
    told('2026-11-24T12:00:00.000Z'),
    told('2026-11-26T12:00:00.000Z'),
    told('2026-11-26T12:00:00.000Z', '2025-01-02'),
    told('2026-11-15T23:59:00.000Z'),
    told('2026-11-16T00:00:00.000Z'),
  ]).toEqual([
    '',
    'Entregue nesta plataforma em 23/11/2026, dentro do prazo de 23/11/2026.',
    'Entregue nesta plataforma em 24/11/2026, um dia depois do prazo de 23/11/2026.',
    'Entregue nesta plataforma em 26/11/2026, 3 dias depois do prazo de 23/11/2026.',
    'Entregue nesta plataforma em 26/11/2026.',
    'Entregue nesta plataforma em 15/11/2026, antes da assinatura de 16/11/2026.',
    'Entregue nesta plataforma em 16/11/2026, dentro do prazo de 23/11/2026.',
  ]);
});

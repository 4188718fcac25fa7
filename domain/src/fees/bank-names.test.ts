// The name of the bank beside an IBAN.
import { expect, test } from 'vitest';
import { bankOf } from './bank-names.ts';

test.each([
  ['PT50 0035 0001 0000 0000 0001 1', 'Caixa Geral de Depósitos'],
  ['PT50003300000000000000000', 'Banco Comercial Português (Millennium bcp)'],
  ['es91 2100 0418 4502 0005 1332', 'CaixaBank'],
  // An invented bank, an IBAN that is not whole, and one of another country.
  ['PT50999900010000001234589', undefined],
  ['PT500035', undefined],
  ['DE89370400440532013000', undefined],
])('%s is of %s', (iban, bank) => {
  expect(bankOf(iban)).toBe(bank);
});

// What is read of an account statement, and what is refused.
import { statementBounds } from '@wattpact/domain/bank-statements/bank-statement';
import { creditorReference } from '@wattpact/domain/invoices/payment-reference';
import { describe, expect, test } from 'vitest';
import { statementXml } from '../../../test/invoices/bank-statements.ts';
import { testIban } from '../../../test/support/contract-scene.ts';
import { FileFault } from '../../platform/threads/file-fault.ts';
import { readCamt } from './read-camt.ts';

const earlierIban = 'PT50999900010000005554389';
const read = (content: string | Buffer, iban = testIban) =>
  readCamt({ bytes: Uint8Array.from(Buffer.from(content as string)), iban, earlierIbans: [earlierIban] });
function refusalOf(content: string | Buffer) {
  try {
    read(content);
    return 'read';
  } catch (error) {
    return error instanceof FileFault ? error.refusal : error;
  }
}
const reference = creditorReference('DP 2026/000123');
const paid = { amount: '1230.00', debtor: 'Cerâmica Barro Novo, S.A.', reference, text: 'Taxa', bankReference: 'B1' };

describe('[FEE-51] reading', () => {
  test.each(['02', '04', '08', '13'])('version 001.%s', (version) => {
    const statement = read(statementXml({ version, id: 'S1', entries: [paid], count: 1 }));
    expect(statement).toMatchObject({
      account: testIban,
      statementId: 'S1',
      page: 1,
      from: '2026-11-20',
      to: '2026-11-20',
    });
    expect(statement.entries).toEqual([
      {
        cents: 123_000,
        bookedOn: '2026-11-20',
        debtor: 'Cerâmica Barro Novo, S.A.',
        remittance: `${reference} Taxa`,
        numbers: ['DP 2026/000123'],
        bankReference: 'B1',
      },
    ]);
  });

  test('a reference that is not provided is none', () => {
    const [entry] = read(statementXml({ entries: [{ ...paid, bankReference: 'NOTPROVIDED' }] })).entries;
    expect(entry?.bankReference).toBeNull();
  });

  test('names with a prefix, and Latin letters that the file declares', () => {
    expect(read(statementXml({ prefix: 'ns2', entries: [paid] })).entries).toHaveLength(1);
    const latin = statementXml({ entries: [paid] }).replace('UTF-8', 'ISO-8859-1');
    expect(read(Buffer.from(latin, 'latin1')).entries[0]?.debtor).toBe('Cerâmica Barro Novo, S.A.');
  });

  test('only what was credited and booked counts', () => {
    const others = [
      { ...paid, direction: 'DBIT' },
      { ...paid, status: 'PDNG' },
      { ...paid, isReversal: true },
      { ...paid, amount: '0.00' },
    ];
    expect(read(statementXml({ entries: others, count: 4 })).entries).toEqual([]);
  });

  test('amounts are whole cents, without binary fractions', () => {
    const centsOf = (amount: string) => read(statementXml({ entries: [{ amount }] })).entries[0]?.cents;
    expect(['0.29', '1.1', '4.35', '8192.15', '12', '1.50000', '999999999.99'].map(centsOf)).toEqual([
      29, 110, 435, 819_215, 1200, 150, 99_999_999_999,
    ]);
  });

  test('a batch is several entries when its amounts add up, else one', () => {
    const transaction = (amount: string) =>
      `<TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs><Amt Ccy="EUR">${amount}</Amt></TxDtls>`;
    const batch = (...amounts: string[]) =>
      read(statementXml({ entries: [{ amount: '3.00', details: amounts.map(transaction).join('') }] })).entries;
    expect(batch('1.00', '2.00').map(({ cents }) => cents)).toEqual([100, 200]);
    expect(batch('1.00', '1.00').map(({ cents }) => cents)).toEqual([300]);
    expect(batch('1.00', '2.00')[0]?.numbers).toEqual(['DP 2026/000123']);
  });
});

describe('[FEE-51] refusals', () => {
  const whole = statementXml({ entries: [paid], count: 1 });
  const lol = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>';
  const outside = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>';

  test.each([
    ['half a file', whole.slice(0, whole.length / 2)],
    ['broken XML', whole.replace('</Amt>', '</Amount>')],
    ['entities that grow', whole.replace('<Document', `${lol}<Document`)],
    ['external entities', whole.replace('<Document', `${outside}<Document`).replace('Taxa', '&a;')],
    ['an entity that nobody declares', whole.replace('Taxa', '&a;')],
    ['elements within each other without end', `${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`],
    ['signs that its encoding lacks', Buffer.concat([Buffer.from(whole), Buffer.from([0xff, 0xfe])])],
    ['an encoding that nobody uses', whole.replace('UTF-8', 'EBCDIC-PT')],
    ['nothing', ''],
    ['no XML', 'a;b;c'],
  ])('%s', (_, content) => {
    expect(refusalOf(content)).toEqual({ key: 'error_statement_xml' });
  });

  test('another format, or a version that is not read', () => {
    for (const content of [
      whole.replaceAll('camt.053', 'camt.052'),
      whole.replaceAll('053.001.02', '053.001.14'),
      whole.replaceAll('053.001.02', '053.001.01'),
      '<html><body/></html>',
    ])
      expect(refusalOf(content)).toEqual({ key: 'error_statement_format' });
  });

  test('another account, and several statements of this one', () => {
    const other = statementXml({ iban: 'PT50999900010000009876513' });
    expect(refusalOf(other)).toMatchObject({
      key: 'error_statement_account',
      params: { found: 'PT50999900010000009876513', iban: testIban },
    });
    const earlier = statementXml({ iban: earlierIban });
    expect(read(earlier).account).toBe(earlierIban);
    const [, statement = ''] = /(<Stmt>.*<\/Stmt>)/s.exec(whole) ?? [];
    expect(refusalOf(whole.replace('</Stmt>', `</Stmt>${statement}`))).toMatchObject({
      key: 'error_statement_several',
      params: { count: 2 },
    });
    const both = earlier.replace('</Stmt>', `</Stmt>${statement}`);
    expect(refusalOf(both)).toMatchObject({ key: 'error_statement_several' });
  });

  test('fewer entries than it states, another currency, an entry without amount or date', () => {
    expect(refusalOf(statementXml({ entries: [paid], count: 2 }))).toEqual({
      key: 'error_statement_incomplete',
      params: { stated: 2, found: 1 },
    });
    const one = (changes: object) => refusalOf(statementXml({ entries: [{ ...paid, ...changes }] }));
    expect(one({ currency: 'USD' })).toMatchObject({ key: 'error_statement_currency', params: { entry: 1 } });
    for (const changes of [{ amount: '1.234' }, { amount: '-1' }, { amount: '1,00' }, { bookedOn: '2026-02-30' }])
      expect(one(changes)).toMatchObject({ key: 'error_statement_entry' });
  });

  test('more entries than the bound', () => {
    const many = (count: number) =>
      statementXml({ entries: Array.from({ length: count }, () => ({ amount: '1.00' })) });
    expect(read(many(statementBounds.entries)).entries).toHaveLength(statementBounds.entries);
    expect(refusalOf(many(statementBounds.entries + 1))).toMatchObject({ key: 'error_statement_entries' });
  });
});

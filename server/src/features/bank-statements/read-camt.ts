// Reads an account statement (ISO 20022 camt.053.001.02 to .13): the statement of the platform's own account, and the
// amounts that were credited and booked.
import { statementBounds, statementVersions } from '@wattpact/domain/bank-statements/bank-statement';
import { numbersIn } from '@wattpact/domain/bank-statements/match-entries';
import { date } from '@wattpact/domain/fields/texts';
import { FileFault } from '../../platform/threads/file-fault.ts';
import { type CollectedEntry, type CollectedStatement, collectElements, type Texts } from './camt-elements.ts';

export interface StatementTask {
  bytes: Uint8Array<ArrayBuffer>;
  /** The account that is configured. */
  iban: string;
  /** Those that invoices name: people still pay to an account that was configured before. */
  earlierIbans: readonly string[];
}

export interface ReadEntry {
  cents: number;
  bookedOn: string;
  debtor: string | null;
  remittance: string | null;
  /** Numbers of invoices that its texts name. */
  numbers: string[];
  /** The bank's own reference of the entry, by which a later statement may repeat it. */
  bankReference: string | null;
}

export interface ReadStatement {
  account: string;
  statementId: string;
  /** When the bank made it, as written: it tells two statements with one identification apart. */
  createdOn: string;
  /** Of a statement that comes in several files. */
  page: number;
  from: string | null;
  to: string | null;
  entries: ReadEntry[];
}

type Accounts = Omit<StatementTask, 'bytes'>;

const first = (texts: Texts, ...paths: string[]): string | undefined =>
  paths.map((path) => texts.get(path)?.[0]).find((text) => text !== undefined);
const all = (texts: Texts, ...paths: string[]): string[] => paths.flatMap((path) => texts.get(path) ?? []);
const kept = (text: string | undefined): string | null => text?.slice(0, statementBounds.textLength) ?? null;

/** `NOTPROVIDED` stands where the format wants a reference and the bank has none. */
const referenceOf = (text: string | undefined): string | null => (text === 'NOTPROVIDED' ? null : kept(text));

/** The day of a date, or of an instant with the bank's own offset; undefined for anything else. */
function dayOf(text: string | undefined): string | undefined {
  const parsed = date.safeParse(text?.slice(0, 10));
  return parsed.success ? parsed.data : undefined;
}

/** Undefined for what is no amount in whole cents. */
function centsOf(amount: string | undefined): number | undefined {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,5}))?$/.exec(amount ?? '') ?? [];
  if (whole === undefined || /[1-9]/.test(part.slice(2))) return undefined;
  return Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, '0'));
}

/** @throws FileFault unless it is camt.053 of a version that is read */
function checkFormat(root: ReturnType<typeof collectElements>['root']): void {
  if (!root) throw new FileFault('error_statement_xml');
  const version = root.namespaces
    .map((address) => /:camt\.053\.001\.(\d\d)$/.exec(address)?.[1])
    .find((found) => found !== undefined);
  const isRead = version && Number(version) >= statementVersions.first && Number(version) <= statementVersions.last;
  if (root.name !== 'Document' || !isRead) throw new FileFault('error_statement_format');
}

/** @throws FileFault unless exactly one statement is of an account of the platform */
function ownStatement(statements: readonly CollectedStatement[], { iban, earlierIbans }: Accounts) {
  const accounts = statements.map(({ head }) => first(head, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id')?.replace(/\s/g, ''));
  const own = statements.flatMap((statement, index) => {
    const account = [iban, ...earlierIbans].find((one) => one === accounts[index]);
    return account === undefined ? [] : [{ account, statement }];
  });
  const [one] = own;
  if (!one) throw new FileFault('error_statement_account', { found: accounts[0]?.slice(0, 40) ?? '—', iban });
  if (own.length > 1) throw new FileFault('error_statement_several', { count: own.length });
  return one;
}

/** Where the bank says how many entries there are, a file that was cut and mended is found out. @throws FileFault */
function checkCount({ head, entries }: CollectedStatement, isWhole: boolean): void {
  const stated = first(head, 'TxsSummry/TtlNtries/NbOfNtries');
  if (isWhole && stated !== undefined && Number(stated) !== entries.length)
    throw new FileFault('error_statement_incomplete', { stated: Number(stated) || 0, found: entries.length });
}

const isCredit = ({ own }: CollectedEntry): boolean =>
  first(own, 'CdtDbtInd') === 'CRDT' &&
  !['true', '1'].includes(first(own, 'RvslInd') ?? '') &&
  first(own, 'Sts/Cd', 'Sts') === 'BOOK';

const amountPaths = ['AmtDtls/TxAmt/Amt', 'Amt'] as const;

/** The amounts of the transactions, if each has one in euro and they add up to the entry. */
function partsOf(transactions: readonly Texts[], cents: number): number[] | undefined {
  const parts = transactions.map((texts) => {
    const path = amountPaths.find((one) => texts.has(one)) ?? 'Amt';
    return first(texts, `${path}@Ccy`) === 'EUR' ? centsOf(first(texts, path)) : undefined;
  });
  const whole = parts.filter((part) => part !== undefined);
  return whole.length === parts.length && whole.reduce((sum, part) => sum + part, 0) === cents ? whole : undefined;
}

interface Booked {
  own: Texts;
  /** Of the entry; several where they cannot be told apart by amounts. */
  transactions: readonly Texts[];
  cents: number;
  bookedOn: string;
  bankReference: string | null;
}

function entryOf({ own, transactions, cents, bookedOn, bankReference }: Booked): ReadEntry {
  const [only, ...others] = transactions;
  const of = (...paths: string[]) => transactions.flatMap((texts) => all(texts, ...paths));
  const written = of('RmtInf/Strd/CdtrRefInf/Ref', 'RmtInf/Ustrd', 'RmtInf/Strd/AddtlRmtInf');
  const remittance = written.length > 0 ? written : [...of('AddtlTxInf'), ...all(own, 'AddtlNtryInf')];
  const payer = others.length === 0 && only ? first(only, 'RltdPties/Dbtr/Pty/Nm', 'RltdPties/Dbtr/Nm') : undefined;
  return {
    cents,
    bookedOn,
    debtor: kept(payer),
    remittance: remittance.length > 0 ? kept([...new Set(remittance)].join(' ')) : null,
    numbers: numbersIn([...remittance, ...of('Refs/EndToEndId')]).slice(0, 20),
    bankReference,
  };
}

/** A batch whose transactions have amounts is several entries. @throws FileFault */
function entriesOf({ own, transactions }: CollectedEntry, place: number): ReadEntry[] {
  if (first(own, 'Amt@Ccy') !== 'EUR') throw new FileFault('error_statement_currency', { entry: place });
  const cents = centsOf(first(own, 'Amt'));
  const bookedOn = dayOf(first(own, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm'));
  if (cents === undefined || bookedOn === undefined) throw new FileFault('error_statement_entry', { entry: place });
  const reference = referenceOf(first(own, 'AcctSvcrRef'));
  const parts = transactions.length > 1 ? partsOf(transactions, cents) : undefined;
  if (!parts) {
    const [only] = transactions;
    const bankReference =
      reference ?? (only && transactions.length === 1 ? referenceOf(first(only, 'Refs/AcctSvcrRef')) : null);
    return cents === 0 ? [] : [entryOf({ own, transactions, cents, bookedOn, bankReference })];
  }
  return transactions.flatMap((texts, index) => {
    const part = parts[index] ?? 0;
    const bankReference = referenceOf(first(texts, 'Refs/AcctSvcrRef')) ?? (reference && `${reference}/${index + 1}`);
    return part === 0 ? [] : [entryOf({ own, transactions: [texts], cents: part, bookedOn, bankReference })];
  });
}

/** ISO 20022 allows an identification 35 characters, and an instant fewer; some banks take more. */
const longestName = 70;

/** @throws FileFault */
export function readCamt({ bytes, ...accounts }: StatementTask): ReadStatement {
  const { root, header, statements } = collectElements(bytes);
  checkFormat(root);
  const { account, statement } = ownStatement(statements, accounts);
  const { head } = statement;
  const page = first(head, 'StmtPgntn/PgNb') ?? first(header, 'Document/BkToCstmrStmt/GrpHdr/MsgPgntn/PgNb') ?? '1';
  const isLast =
    first(head, 'StmtPgntn/LastPgInd') ?? first(header, 'Document/BkToCstmrStmt/GrpHdr/MsgPgntn/LastPgInd');
  checkCount(statement, Number(page) === 1 && isLast !== 'false');
  const [statementId, createdOn] = [first(head, 'Id'), first(head, 'CreDtTm')];
  const isNamed = (name: string | undefined): name is string => name !== undefined && name.length <= longestName;
  if (!isNamed(statementId) || !isNamed(createdOn) || !/^\d{1,5}$/.test(page))
    throw new FileFault('error_statement_format');
  const entries = statement.entries.flatMap((entry, index) => (isCredit(entry) ? entriesOf(entry, index + 1) : []));
  // A batch is one entry of the file, and as many as it has transactions here.
  if (entries.length > statementBounds.entries)
    throw new FileFault('error_statement_entries', { max: statementBounds.entries });
  return {
    account,
    statementId,
    createdOn,
    page: Number(page),
    from: dayOf(first(head, 'FrToDt/FrDtTm')) ?? null,
    to: dayOf(first(head, 'FrToDt/ToDtTm')) ?? null,
    entries,
  };
}

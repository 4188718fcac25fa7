// Account statements of the bank for tests (camt.053), and the call that sends them.
import { testIban } from '../support/contract-scene.ts';
import type { TestAnswer } from '../support/test-app.ts';
import { multipart } from '../support/uploads.ts';

interface Entry {
  amount: string;
  currency?: string;
  /** `CRDT` or `DBIT`. */
  direction?: string;
  status?: string;
  bookedOn?: string;
  debtor?: string;
  reference?: string;
  text?: string;
  bankReference?: string;
  isReversal?: boolean;
  /** Replaces the details of the only transaction. */
  details?: string;
}

interface Statement {
  version?: string;
  iban?: string;
  id?: string;
  created?: string;
  /** Of a statement that comes in several files. */
  page?: number;
  entries?: readonly Entry[];
  /** Stated beside the entries; left out when undefined. */
  count?: number;
  prefix?: string;
}

/** Where the versions differ: from 001.08 on a status is a code and a debtor a party. */
function entryXml(entry: Entry, version = '02'): string {
  const isNew = Number(version) >= 8;
  const { amount, currency = 'EUR', direction = 'CRDT', status = 'BOOK', bookedOn = '2026-11-20', debtor } = entry;
  const { reference, text, bankReference, isReversal, details } = entry;
  const name = debtor && (isNew ? `<Pty><Nm>${debtor}</Nm></Pty>` : `<Nm>${debtor}</Nm>`);
  const structured = reference && `<Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd>`;
  const remittance = `<RmtInf>${text ? `<Ustrd>${text}</Ustrd>` : ''}${structured ?? ''}</RmtInf>`;
  const party = name ? `<RltdPties><Dbtr>${name}</Dbtr></RltdPties>` : '';
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>
    ${isReversal ? '<RvslInd>true</RvslInd>' : ''}<Sts>${isNew ? `<Cd>${status}</Cd>` : status}</Sts>
    <BookgDt><Dt>${bookedOn}</Dt></BookgDt>${bankReference ? `<AcctSvcrRef>${bankReference}</AcctSvcrRef>` : ''}
    <NtryDtls>${details ?? `<TxDtls>${party}${remittance}</TxDtls>`}</NtryDtls></Ntry>`;
}

export function statementXml(statement: Statement = {}): string {
  const {
    version = '02',
    iban = testIban,
    id = crypto.randomUUID(),
    created = '2026-11-21T06:00:00+00:00',
  } = statement;
  const { entries = [], count, prefix = '', page } = statement;
  const pagination =
    page === undefined ? '' : `<StmtPgntn><PgNb>${page}</PgNb><LastPgInd>false</LastPgInd></StmtPgntn>`;
  const totals =
    count === undefined ? '' : `<TxsSummry><TtlNtries><NbOfNtries>${count}</NbOfNtries></TtlNtries></TxsSummry>`;
  const body = `<BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId></GrpHdr><Stmt><Id>${id}</Id>${pagination}<CreDtTm>${created}</CreDtTm>
    <FrToDt><FrDtTm>2026-11-20T00:00:00</FrDtTm><ToDtTm>2026-11-20T23:59:59</ToDtTm></FrToDt>
    <Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${totals}
    ${entries.map((entry) => entryXml(entry, version)).join('')}</Stmt></BkToCstmrStmt>`;
  const named = prefix === '' ? body : body.replace(/<(\/?)(?=[A-Z])/g, `<$1${prefix}:`);
  const [name, address] = prefix === '' ? ['Document', 'xmlns'] : [`${prefix}:Document`, `xmlns:${prefix}`];
  return `<?xml version="1.0" encoding="UTF-8"?>
    <${name} ${address}="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">${named}</${name}>`;
}

interface Caller {
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
}

export const statementForm = (content: Buffer | string, name = 'extrato.xml') =>
  multipart([{ field: 'file', name, content }]);

export function sendStatement(caller: Caller, content: Buffer | string, name?: string): Promise<TestAnswer> {
  const form = statementForm(content, name);
  return caller.post('/api/admin/bank-statements', form.body, form.headers);
}

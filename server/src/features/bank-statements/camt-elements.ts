// Collects what matters of a camt.053 file: the texts of its elements by their path, apart for each statement, entry and
// transaction.
import { statementBounds } from '@wattpact/domain/bank-statements/bank-statement';
import { FileFault } from '../../platform/threads/file-fault.ts';
import { parseXml, type XmlNames } from '../../platform/xml/parse-xml.ts';

/** The texts by their path below the scope, `Acct/Id/IBAN`; an attribute is `Amt@Ccy`. */
export type Texts = ReadonlyMap<string, readonly string[]>;

export interface CollectedEntry {
  own: Texts;
  transactions: Texts[];
}

export interface CollectedStatement {
  head: Texts;
  entries: CollectedEntry[];
}

interface CollectedFile {
  /** The name of the outermost element, and the addresses that it names. */
  root: { name: string; namespaces: readonly string[] } | undefined;
  header: Texts;
  statements: CollectedStatement[];
}

interface Scope {
  texts: Map<string, string[]>;
  /** How many elements enclose its texts. */
  depth: number;
}

const unreadable = () => new FileFault('error_statement_xml');

const encodings = new Set(['utf-8', 'us-ascii', 'iso-8859-1', 'iso-8859-15', 'windows-1252']);

/** UTF-8 is the standard's; older programs write Latin letters and say so. A sign that the encoding lacks is a fault. */
function decoderOf(bytes: Uint8Array): TextDecoder {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le', { fatal: true });
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const named = /^[^<]*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(head)?.[1]?.toLowerCase() ?? 'utf-8';
  if (!encodings.has(named)) throw unreadable();
  return new TextDecoder(named, { fatal: true });
}

const add = ({ texts }: Scope, path: string, text: string): void => {
  const before = texts.get(path);
  if (before) before.push(text);
  else texts.set(path, [text]);
};

/** @throws FileFault */
export function collectElements(bytes: Uint8Array): CollectedFile {
  const names: string[] = [];
  const header: Scope = { texts: new Map(), depth: 0 };
  const scopes: Scope[] = [header];
  const file: CollectedFile = { root: undefined, header: header.texts, statements: [] };
  let entries = 0;
  let text: string | undefined;
  const scope = () => scopes.at(-1) ?? header;
  const begin = (): Map<string, string[]> => {
    const texts = new Map<string, string[]>();
    scopes.push({ texts, depth: names.length });
    return texts;
  };
  const enter = (name: string): void => {
    const statement = file.statements.at(-1);
    const parent = names.at(-2);
    if (name === 'Stmt' && names.length === 3) file.statements.push({ head: begin(), entries: [] });
    else if (name === 'Ntry' && parent === 'Stmt' && statement) {
      entries += 1;
      if (entries > statementBounds.entries)
        throw new FileFault('error_statement_entries', { max: statementBounds.entries });
      statement.entries.push({ own: begin(), transactions: [] });
    } else if (name === 'TxDtls' && parent === 'NtryDtls') statement?.entries.at(-1)?.transactions.push(begin());
  };
  const open = (name: string, attributes: XmlNames): void => {
    names.push(name);
    if (names.length > statementBounds.depth) throw unreadable();
    if (names.length === 1) file.root = { name, namespaces: Object.values(attributes).map(String) };
    enter(name);
    if (attributes.Ccy !== undefined) add(scope(), `${names.slice(scope().depth).join('/')}@Ccy`, attributes.Ccy);
    text = '';
  };
  const close = (): void => {
    const given = text?.replace(/[\s\p{Cc}]+/gu, ' ').trim();
    const path = names.slice(scope().depth).join('/');
    // Only the innermost elements have a text of their own.
    if (given && path !== '') add(scope(), path, given.toWellFormed());
    text = undefined;
    if (names.length === scope().depth && scopes.length > 1) scopes.pop();
    names.pop();
  };
  const take = (given: string): void => {
    if (text !== undefined && text.length <= statementBounds.textLength) text += given;
  };
  try {
    parseXml(bytes, { open, text: take, close }, unreadable, decoderOf(bytes));
  } catch (error) {
    throw error instanceof TypeError ? unreadable() : error;
  }
  return file;
}

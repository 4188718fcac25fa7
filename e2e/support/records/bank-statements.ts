// An account statement of the bank (camt.053) as a file to choose.

interface Entry {
  amount: number;
  reference?: string;
  text?: string;
  debtor: string;
}

const entryXml = ({ amount, reference, text, debtor }: Entry) => `<Ntry><Amt Ccy="EUR">${amount.toFixed(2)}</Amt>
  <CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><NtryDtls><TxDtls>
  <RltdPties><Dbtr><Nm>${debtor}</Nm></Dbtr></RltdPties><RmtInf>${text ? `<Ustrd>${text}</Ustrd>` : ''}
  ${reference ? `<Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd>` : ''}</RmtInf></TxDtls></NtryDtls></Ntry>`;

/** Another one each time. */
export function statementFile(iban: string, entries: readonly Entry[]) {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
    <Id>${crypto.randomUUID()}</Id><CreDtTm>2026-11-21T06:00:00Z</CreDtTm>
    <FrToDt><FrDtTm>2026-11-20T00:00:00</FrDtTm><ToDtTm>2026-11-20T23:59:59</ToDtTm></FrToDt>
    <Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${entries.map(entryXml).join('')}</Stmt></BkToCstmrStmt></Document>`;
  return { name: 'extrato.xml', mimeType: 'application/xml', buffer: Buffer.from(xml) };
}

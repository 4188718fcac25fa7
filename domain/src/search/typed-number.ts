// The numbers that people type into the search: of an invoice, of a contract, of a company. They are recognised as they
// are printed, as they are spoken, and while they are still being typed.

export interface NumberPattern {
  /** The whole number, with its zeros: `DP 2026/000012`. */
  exact: string[];
  /** What the number begins with: `DP 2026/12`. */
  beginnings: string[];
}

export interface TypedNumbers {
  invoice?: NumberPattern;
  contract?: NumberPattern;
  /** Without blanks and dots, also without the country's letters. */
  fiscalNumber?: string[];
}

const digitsOfNumber = 6;
const latestYears = 3;

const invoiceNumber = (year: number | string, number: string) => `DP ${year}/${number}`;
const contractNumber = (year: number | string, number: string) => `PPA-${year}-${number}`;

type Write = typeof invoiceNumber;

/** Of a year and the digits typed so far, whose leading zeros may be missing. */
const patternOf = (write: Write, year: string, digits = ''): NumberPattern => ({
  exact: digits === '' ? [] : [write(year, digits.padStart(digitsOfNumber, '0'))],
  beginnings: [write(year, digits)],
});

const invoiceForm = /^(?:DP[\s-]*)?(\d{4})\s*\/\s*(\d{0,6})$|^DP[\s-]*(\d{4})(?:[\s-]*(\d{1,6}))?$/;
/** The creditor reference of a payment (ISO 11649): `RF18 DP20 2600 0123`. */
const referenceForm = /^RF\d{2}DP(\d{4})(\d{0,6})$/;
const contractForm = /^PPA[\s-]*(\d{4})(?:[\s/-]*(\d{1,6}))?$/;

function invoiceIn(text: string): NumberPattern | undefined {
  const [, year = '', digits, otherYear = '', otherDigits] =
    invoiceForm.exec(text) ?? referenceForm.exec(text.replace(/\s/g, '')) ?? [];
  if (year !== '') return patternOf(invoiceNumber, year, digits);
  return otherYear === '' ? undefined : patternOf(invoiceNumber, otherYear, otherDigits);
}

function contractIn(text: string): NumberPattern | undefined {
  const [, year, digits] = contractForm.exec(text) ?? [];
  return year === undefined ? undefined : patternOf(contractNumber, year, digits);
}

/** A number without its year is looked for in this year and the two before. */
const bareNumber = (write: Write, text: string, year: number): NumberPattern => ({
  exact: Array.from({ length: latestYears }, (_, back) => write(year - back, text.padStart(digitsOfNumber, '0'))),
  beginnings: [],
});

/** Five characters at least, four of them digits: shorter ones are words. */
function fiscalNumbersIn(text: string): string[] | undefined {
  const compact = text.replace(/[\s./-]/g, '');
  if (!/^[A-Z0-9]{5,20}$/.test(compact) || compact.replace(/\D/g, '').length < 4) return undefined;
  const withoutCountry = /^[A-Z]{2}(.+)$/.exec(compact)?.[1];
  return withoutCountry === undefined ? [compact] : [compact, withoutCountry];
}

/** @param year the present one */
export function typedNumbers(typed: string, year: number): TypedNumbers {
  const text = typed.trim().toUpperCase();
  const isBare = /^\d{1,6}$/.test(text);
  const invoice = isBare ? bareNumber(invoiceNumber, text, year) : invoiceIn(text);
  const contract = isBare ? bareNumber(contractNumber, text, year) : contractIn(text);
  const fiscalNumber = invoice && !isBare ? undefined : fiscalNumbersIn(text);
  return {
    ...(invoice && { invoice }),
    ...(contract && { contract }),
    ...(fiscalNumber && !(contract && !isBare) && { fiscalNumber }),
  };
}

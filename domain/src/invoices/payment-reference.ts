// How a payer identifies a payment: the creditor reference (ISO 11649) and the QR code for banking apps (EPC069-12).

const ninetySeven = 97n;

/** Letters count as 10 to 35. */
const digitsOf = (text: string) => [...text].map((sign) => Number.parseInt(sign, 36)).join('');

/**
 * `RF`, two check digits, then the reference: only its letters and digits, in capitals, at most 21. The check digits
 * are 98 minus the remainder of (reference followed by `RF00`) divided by 97.
 */
export function creditorReference(reference: string): string {
  const plain = reference.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  if (plain === '' || plain.length > 21) throw new RangeError(`No creditor reference can be made of "${reference}"`);
  const check = 98n - (BigInt(digitsOf(`${plain}RF00`)) % ninetySeven);
  return `RF${String(check).padStart(2, '0')}${plain}`;
}

/** In groups of four, for reading and typing. */
export const inGroups = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ');

export interface Transfer {
  beneficiary: string;
  iban: string;
  /** Euro with two decimals. */
  amount: number;
  /** RF… */
  reference: string;
}

/**
 * The text of the QR code of a SEPA credit transfer, version 002, UTF-8, for a code with error correction M. Undefined
 * for an amount that a transfer cannot have.
 */
export function transferCode({ beneficiary, iban, amount, reference }: Transfer): string | undefined {
  if (amount < 0.01 || amount > 999_999_999.99) return undefined;
  const name = beneficiary.replace(/\s+/g, ' ').trim().slice(0, 70).toWellFormed();
  return ['BCD', '002', '1', 'SCT', '', name, iban, `EUR${amount.toFixed(2)}`, '', reference].join('\n');
}

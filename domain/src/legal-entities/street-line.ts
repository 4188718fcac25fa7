// Where a company is, on one line.

interface Street {
  streetAddress?: string | undefined;
  houseNumber?: string | undefined;
}

/** `Rua do Cruzeiro, 14`; the street alone if the company gave no number, empty if nothing is known. */
export const streetLine = ({ streetAddress, houseNumber }: Street): string =>
  [streetAddress, houseNumber].filter(Boolean).join(', ');

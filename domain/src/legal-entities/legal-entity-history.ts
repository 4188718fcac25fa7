// Which fields of a legal entity its history follows; people and files are followed by their own lists.
export const legalEntityTracked = [
  'name',
  'country',
  'fiscalNumber',
  'permanentCertificate',
  'streetAddress',
  'houseNumber',
  'city',
  'postalCode',
  'acerCode',
  'criaCode',
  'isMarketAgent',
  'contact.firstName',
  'contact.lastName',
  'contact.email',
  'contact.phone',
] as const;

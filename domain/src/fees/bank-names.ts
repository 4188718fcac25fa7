// The bank of an account, by the bank code in a Portuguese or Spanish IBAN (its characters 5 to 8). Codes: the list of payment
// service providers of Banco de Portugal, and the Registro de Entidades of Banco de España. Only banks that most
// administrators meet; a code that is not here has no name.

const names: Readonly<Record<string, string>> = {
  PT0001: 'Banco de Portugal',
  PT0007: 'Novo Banco',
  PT0010: 'Banco BPI',
  PT0018: 'Banco Santander Totta',
  PT0019: 'BBVA, sucursal em Portugal',
  PT0023: 'Banco ActivoBank',
  PT0033: 'Banco Comercial Português (Millennium bcp)',
  PT0035: 'Caixa Geral de Depósitos',
  PT0036: 'Caixa Económica Montepio Geral',
  PT0045: 'Crédito Agrícola',
  PT0061: 'Banco de Investimento Global',
  PT0065: 'Banco Best',
  PT0193: 'Banco CTT',
  PT0269: 'Bankinter, sucursal em Portugal',
  PT0781: 'IGCP',
  ES0049: 'Banco Santander',
  ES0061: 'Banca March',
  ES0073: 'Openbank',
  ES0081: 'Banco de Sabadell',
  ES0128: 'Bankinter',
  ES0182: 'BBVA',
  ES1465: 'ING Bank, sucursal en España',
  ES2080: 'ABANCA',
  ES2085: 'Ibercaja Banco',
  ES2095: 'Kutxabank',
  ES2100: 'CaixaBank',
  ES2103: 'Unicaja Banco',
  ES3035: 'Laboral Kutxa',
  ES3058: 'Cajamar Caja Rural',
  ES9000: 'Banco de España',
};

/** @param typed an IBAN, also with spaces; only a whole one has a bank */
export function bankOf(typed: string): string | undefined {
  const iban = typed.replace(/\s/g, '').toUpperCase();
  const isWhole = /^(PT\d{23}|ES\d{22})$/.test(iban);
  return isWhole ? names[`${iban.slice(0, 2)}${iban.slice(4, 8)}`] : undefined;
}

// The columns of the files of invoices; names as in the tables of the pages.
import type { ExportColumn } from '../exports/list-export.ts';
import { date, idColumn, number, option, text } from '../exports/market-columns.ts';

export const invoiceColumns: readonly ExportColumn[] = [
  text('number', 'invoices:list.invoice', 'number'),
  option('feeType', 'invoices:list.fee_type', 'feeType', 'invoices:fee_type'),
  text('contract', 'invoices:list.contract', 'energyContract.name'),
  text('contractNumber', 'energyContracts:list.number', 'energyContract.number'),
  text('entity', 'common:filters.legal_entity', 'legalEntity.name'),
  text('entityNumber', 'common:market.fiscal_number', 'legalEntity.fiscalNumber'),
  number('net', 'invoices:list.net', 'netPrice', '€'),
  number('tax', 'invoices:list.tax', 'taxAmount', '€'),
  number('total', 'invoices:list.total', 'totalPrice', '€'),
  number('paid', 'invoices:list.paid', 'paidAmount', '€'),
  number('open', 'invoices:list.open', 'openAmount', '€'),
  date('issued', 'invoices:list.issued', 'issuedDate'),
  date('due', 'invoices:list.due', 'dueDate'),
  option('status', 'common:filters.status', 'status', 'invoices:status'),
  option('payment', 'invoices:list.payment', 'paymentStatus', 'invoices:payment_status'),
  text('reference', 'invoices:document.reference', 'paymentReference'),
  text('iban', 'common:field.iban', 'iban'),
  text('description', 'common:field.description', 'description'),
  idColumn,
];

// The payment document of an invoice: the amount, the recipient and how to pay, in the reader's language. It is no tax
// invoice: that one comes from certified software and is attached as a file.

import { inGroups, transferCode } from '@wattpact/domain/invoices/payment-reference';
import { streetLine } from '@wattpact/domain/legal-entities/street-line';
import type { Block } from '../../platform/documents/draw-blocks.ts';
import { sendDocument } from '../../platform/documents/send-document.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { found } from '../../platform/http/problem-error.ts';
import { writeDate, writeMoney, writeNumber } from '../../platform/texts/written.ts';
import { findInvoice, type StoredInvoice } from './invoice-queries.ts';

type Words = (key: string, values?: Record<string, unknown>) => string;

/** In points; a code of 96 characters can be scanned from paper at this size. */
const codeSide = 130;

/** The debtor and the subject. */
function parties({ customer, ...invoice }: StoredInvoice, t: Words): Block {
  const { name, fiscalNumber, postalCode, city, country } = customer;
  const address = `${streetLine(customer)}, ${postalCode} ${city}, ${t(`common:country.${country}`)}`;
  const { energyContract: contract, issuedDate, dueDate, status, periodicity } = invoice;
  return [
    'definitions',
    [
      { label: t('invoices:document.customer'), value: name },
      { label: t('invoices:document.fiscal_number'), value: fiscalNumber },
      { label: t('invoices:document.address'), value: address },
      { label: t('invoices:document.contract'), value: `${contract.name} (${contract.number})` },
      { label: t('invoices:document.issued'), value: writeDate(issuedDate) },
      { label: t('invoices:document.due'), value: writeDate(dueDate) },
      { label: t('invoices:document.periodicity'), value: t(`invoices:periodicity.${periodicity}`) },
      { label: t('invoices:document.status'), value: t(`invoices:status.${status}`) },
    ],
  ];
}

/** Net and tax add up to the total. */
function figures(invoice: StoredInvoice, t: Words, { language, issuerCountry }: Reader): Block[] {
  const { description, netCents, taxRate, taxCents, totalCents, reverseCharge } = invoice;
  const amounts: Block = [
    'table',
    {
      columns: [
        { label: t('invoices:document.description'), share: 3 },
        { label: t('invoices:document.amount'), align: 'right' },
      ],
      rows: [
        [description, writeMoney(netCents, language)],
        [t('invoices:document.tax', { rate: writeNumber(taxRate, language) }), writeMoney(taxCents, language)],
        [t('invoices:document.total'), writeMoney(totalCents, language)],
      ],
      hasTotal: true,
    },
  ];
  // The article is Portuguese law; an issuer elsewhere has a similar article in its own law.
  const note = issuerCountry === 'portugal' ? 'reverse_charge_portugal' : 'reverse_charge';
  return reverseCharge ? [amounts, ['smallPrint', t(`invoices:document.${note}`)]] : [amounts];
}

/** How to pay the open amount; a settled invoice does not show it. */
function payment(invoice: StoredInvoice, t: Words, { language }: Reader): Block[] {
  const { beneficiary, iban, paymentReference: reference, totalCents, paidCents, status } = invoice;
  const isDue = status === 'pending' || status === 'overdue';
  const openCents = totalCents - paidCents;
  const code = isDue ? transferCode({ beneficiary, iban, amount: openCents / 100, reference }) : undefined;
  if (code === undefined) return [['paragraph', t('invoices:document.nothing_due')]];
  const transfer = [
    { label: t('invoices:document.beneficiary'), value: beneficiary },
    { label: t('invoices:document.iban'), value: inGroups(iban) },
    { label: t('invoices:document.reference'), value: inGroups(reference) },
    { label: t(`invoices:document.${paidCents > 0 ? 'open' : 'amount'}`), value: writeMoney(openCents, language) },
  ];
  return [
    ['heading', t('invoices:document.payment')],
    ['definitions', transfer],
    ['smallPrint', t('invoices:document.reference_hint')],
    ['qrCode', code, codeSide],
    ['smallPrint', t('invoices:document.code_hint')],
  ];
}

interface Reader {
  language: RequestContext['actor']['language'];
  issuerCountry: string;
}

/** @throws 404 for anybody who neither pays nor administers, 503 */
export async function sendInvoiceDocument(context: RequestContext, id: string): Promise<void> {
  const { db, actor, platform } = context;
  const { config, texts } = platform;
  const { language } = actor;
  const invoice = found(await findInvoice(db, actor, id));
  const { number } = invoice;
  const t = texts.in(language) as unknown as Words;
  const reader = { language, issuerCountry: config.issuerCountry };
  const frame = {
    language,
    pageLabel: texts.pageLabel(language),
    title: t('invoices:document.title', { number }),
    sender: invoice.beneficiary,
    senderLines: config.issuerFiscalNumber
      ? [`${t('invoices:document.fiscal_number')} ${config.issuerFiscalNumber}`]
      : [],
    footer: t('invoices:document.footer'),
  };
  const blocks = [parties(invoice, t), ...figures(invoice, t, reader), ...payment(invoice, t, reader)];
  await sendDocument(context, { format: 'pdf', frame, blocks }, t('invoices:document.file_name', { number }));
}

// A company's account as a file: a table for a spreadsheet, or a document to send to the company.
import { type AccountStatement, maximumAccountLines } from '@wattpact/domain/account-statements/account-statement-api';
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import type { Cell } from '@wattpact/domain/exports/csv-line';
import { sendDocument } from '../../platform/documents/send-document.ts';
import { recordExport } from '../../platform/events/record-reading.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { conflict } from '../../platform/http/problem-error.ts';
import { csvFile } from '../../platform/lists/csv-file.ts';
import { once, sendTable } from '../../platform/lists/send-file.ts';
import { writeDate, writeMoney } from '../../platform/texts/written.ts';
import type { Period } from './account-statement-queries.ts';
import { getAccountStatement } from './account-statement-service.ts';

type Words = (key: string, values?: Record<string, unknown>) => string;

const columns = ['date', 'entry', 'invoice', 'debit', 'credit', 'balance'] as const;

function sendCsv(context: RequestContext, { items }: AccountStatement, t: Words, name: string): void {
  const header = [...columns, 'description'].map((column) => t(`invoices:account.${column}`));
  const rows = items.map(({ date, kind, invoiceNumber, debit, credit, balance, description }): Cell[] => [
    { date },
    { text: t(`invoices:account.kind.${kind}`) },
    { text: invoiceNumber },
    debit || null,
    credit || null,
    balance,
    { text: description },
  ]);
  sendTable(context, name, 'csv', csvFile(header, once(rows), context.actor.language));
}

function periodText({ from, to }: AccountStatement, t: Words): string {
  if (from !== null && to !== null) return t('invoices:account.between', { from: writeDate(from), to: writeDate(to) });
  if (from !== null) return t('invoices:account.since', { date: writeDate(from) });
  return to === null ? t('invoices:account.whole') : t('invoices:account.until', { date: writeDate(to) });
}

async function sendPdf(context: RequestContext, statement: AccountStatement, t: Words, name: string): Promise<void> {
  const { platform, actor } = context;
  const { config, texts } = platform;
  const { language } = actor;
  const { legalEntity, items, openingBalance, closingBalance } = statement;
  const money = (euros: number) => writeMoney(Math.round(euros * 100), language);
  const rows = items.map(({ date, kind, invoiceNumber, debit, credit, balance }) => [
    writeDate(date),
    t(`invoices:account.kind.${kind}`),
    invoiceNumber,
    debit > 0 ? money(debit) : '',
    credit > 0 ? money(credit) : '',
    money(balance),
  ]);
  const frame = {
    language,
    pageLabel: texts.pageLabel(language),
    title: t('invoices:account.title', { name: legalEntity.name }),
    sender: config.issuerName ?? config.appName,
    senderLines: [],
    footer: t('invoices:account.footer'),
  };
  const isAmount = (column: string) => ['debit', 'credit', 'balance'].includes(column);
  await sendDocument(
    context,
    {
      format: 'pdf',
      frame,
      blocks: [
        [
          'definitions',
          [
            { label: t('invoices:document.fiscal_number'), value: legalEntity.fiscalNumber },
            { label: t('invoices:account.period'), value: periodText(statement, t) },
            { label: t('invoices:account.opening'), value: money(openingBalance) },
            { label: t('invoices:account.closing'), value: money(closingBalance) },
          ],
        ],
        [
          'table',
          {
            columns: columns.map((column) => ({
              label: t(`invoices:account.${column}`),
              ...(isAmount(column) && { align: 'right' as const }),
            })),
            rows,
          },
        ],
      ],
    },
    name,
  );
}

/** @throws 404, 409 when the period has more lines than the format takes, 429, 503 */
export async function sendAccountStatement(
  context: RequestContext,
  entityId: string,
  { format, ...period }: Period & { format: 'csv' | 'pdf' },
): Promise<void> {
  const statement = await getAccountStatement(context, entityId, {
    ...period,
    page: 1,
    limit: maximumAccountLines[format],
  });
  const { total, limit } = statement;
  if (total > limit) throw conflict(format === 'csv' ? 'error_export_rows' : 'error_account_document');
  const t = context.platform.texts.in(context.actor.language) as unknown as Words;
  const name = `${t('invoices:account.title', { name: statement.legalEntity.name })} ${lisbonDate(context.now)}`;
  await recordExport(context, 'legal_entity', { format, rows: total }, entityId);
  if (format === 'csv') sendCsv(context, statement, t, name);
  else await sendPdf(context, statement, t, name);
}

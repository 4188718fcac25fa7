// The files of an import that its people download: the empty file, and the report.

import { holds } from '@wattpact/domain/access/roles';
import { errorTextKeys } from '@wattpact/domain/api/error-texts';
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import type { ImportFormat, ImportWarning } from '@wattpact/domain/contract-imports/contract-import';
import { importColumn } from '@wattpact/domain/contract-imports/import-columns';
import type { Cell } from '@wattpact/domain/exports/csv-line';
import type { Language } from '@wattpact/domain/terms/enumerations';
import type { TFunction } from 'i18next';
import type { RequestContext } from '../../platform/http/context.ts';
import { forbidden } from '../../platform/http/problem-error.ts';
import { csvFile } from '../../platform/lists/csv-file.ts';
import { once, sendTable } from '../../platform/lists/send-file.ts';
import { xlsxFile } from '../../platform/lists/xlsx-file.ts';
import { readLines, type StoredLine } from './import-queries.ts';
import { getStored } from './import-service.ts';
import { warnedFor } from './import-warnings.ts';
import { columnHeader, columnLabel, templateHeader } from './import-words.ts';

/** @throws 403 for somebody who may register for no company */
export async function sendTemplate(
  context: RequestContext,
  { format, language = context.actor.language }: { format: ImportFormat; language?: Language | undefined },
): Promise<void> {
  const { actor, platform } = context;
  if (!holds(actor, 'registry')) throw forbidden();
  const header = templateHeader(platform.texts, language);
  const name = platform.texts.in(language)('importEnergyContract:template.file');
  sendTable(context, name, format, format === 'csv' ? csvFile(header, once([]), language) : xlsxFile(header, once([])));
}

const resultOf = ({
  contractId,
  errors,
}: Pick<StoredLine, 'contractId' | 'errors'>): 'created' | 'faulty' | 'waiting' => {
  if (contractId !== null) return 'created';
  return errors.length > 0 ? 'faulty' : 'waiting';
};

function faultText({ errors }: Pick<StoredLine, 'errors'>, t: TFunction): string {
  return errors
    .map(({ path, key, params }) => {
      const column = importColumn(path);
      const reason = t(errorTextKeys(key), { ns: 'errorMessages', ...params });
      return column ? `${columnLabel(column, t)}: ${reason}` : reason;
    })
    .join(' | ');
}

function warningText(warnings: readonly ImportWarning[], t: TFunction): string {
  return warnings
    .map(({ kind, likeRow, contract }) => {
      if (kind === 'row') return t('importEnergyContract:same.row', { row: likeRow });
      if (!contract) return t('importEnergyContract:same.other');
      return `${t('importEnergyContract:same.contract')} ${contract.number}`;
    })
    .join(' | ');
}

/** The rows with their results, in the reader's language. @throws 404 */
export async function sendReport(context: RequestContext, id: string): Promise<void> {
  const { db, actor, platform, now } = context;
  const stored = await getStored(context, id);
  const t = platform.texts.in(actor.language);
  const lines = await warnedFor(context, await readLines(db, id));
  // Corrections may have filled columns that the file does not have.
  const columns = [...new Set([...stored.columns, ...lines.flatMap(({ cells }) => Object.keys(cells))])];
  const labels = columns.flatMap((path) => importColumn(path) ?? []).map((column) => columnHeader(column, t));
  const header = [
    ...['row', 'result', 'number', 'faults', 'warnings'].map((name) => t(`importEnergyContract:report.${name}`)),
    ...labels,
  ];
  const rows = lines.map((line): Cell[] => [
    line.line,
    { text: t(`importEnergyContract:result.${resultOf(line)}`) },
    { text: line.contractNumber ?? '' },
    { text: faultText(line, t) },
    { text: warningText(line.warnings, t) },
    ...columns.map((path): Cell => ({ text: line.cells[path] ?? '' })),
  ]);
  const name = `${t('importEnergyContract:report.file')} ${lisbonDate(now)}`;
  sendTable(context, name, 'csv', csvFile(header, once(rows), actor.language));
}

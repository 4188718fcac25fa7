// The sentences of a finding: what is wrong, what to do, and where.
import type { Finding } from '@wattpact/domain/operation/operation-findings';
import type { OperationReport } from '@wattpact/domain/operation/operation-report';
import { useTranslation } from 'react-i18next';
import { adminPaths } from '../../platform/address/paths.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { formatSpace } from './format-space.ts';

interface FindingWords {
  title: string;
  text: string;
  /** The page on which something can be done. */
  page?: { to: string; label: string };
}

export function useFindingWords(report: OperationReport): (finding: Finding) => FindingWords {
  const { t } = useTranslation(['dashboard', 'common']);
  const formats = useFormats();
  const { disk, backup, mail } = report;
  const fault = mail?.lastFault?.fault;
  return ({ part, kind, count = 0 }) => {
    const at = kind === 'backup_failed' ? backup?.failedAt : backup?.lastAt;
    const values = {
      count,
      number: formats.number(count),
      part: t(`dashboard:operation.part.${part}`),
      free: formatSpace(formats, disk?.freeBytes ?? 0),
      floor: formatSpace(formats, disk?.floorBytes ?? 0),
      time: at ? formats.dateTime(at) : '',
      fault: fault ? t(`dashboard:mail_fault.${fault}`) : '',
    };
    return {
      title: t(`dashboard:operation.finding.${kind}`, values),
      text: t(`dashboard:operation.finding.${kind}_text`, values),
      ...(part === 'mail' && { page: { to: adminPaths.mails(), label: t('common:navigation.mails') } }),
    };
  };
}

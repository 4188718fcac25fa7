// The parts of the installation side by side, each with its state and its facts.
import { findingsOf } from '@wattpact/domain/operation/operation-findings';
import { type OperationReport, type ReportPart, reportParts } from '@wattpact/domain/operation/operation-report';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import type { Definition } from '../../ui/record/definition-list.tsx';
import { NoticePart } from './notice-part.tsx';
import classes from './operation-page.module.css';
import { PartPaper } from './part-paper.tsx';
import { factsIn } from './report-facts.ts';

export function ReportParts({ report }: { report: OperationReport }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const facts = factsIn(t, formats);
  const findings = findingsOf(report);
  // A demonstration needs no backup, so its lack is neither good nor bad.
  const isJudged = (part: ReportPart) => part !== 'backup' || report.backup?.lastAt !== null || !report.process.isDemo;
  const factsOf = <Part extends ReportPart>(part: Part): Definition[] | null => {
    const value = report[part];
    return value ? facts[part](value as never) : null;
  };
  return (
    <div className={classes.parts}>
      {reportParts.map((part) => (
        <PartPaper
          key={part}
          title={t(`operation.part.${part}`)}
          facts={factsOf(part)}
          findings={isJudged(part) ? findings.filter((finding) => finding.part === part) : undefined}
        >
          {part === 'disk' && report.disk?.holdsFiles === false && (
            <p className={classes.note}>{t('operation.bucket')}</p>
          )}
        </PartPaper>
      ))}
      <PartPaper title={t('operation.part.process')} facts={facts.process(report.process)} />
      <NoticePart />
    </div>
  );
}

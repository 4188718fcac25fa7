// The verdict: everything works, or what does not and what to do. What does not work comes first.
import { Button } from '@mantine/core';
import { type Finding, findingsOf } from '@wattpact/domain/operation/operation-findings';
import type { OperationReport } from '@wattpact/domain/operation/operation-report';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import classes from './operation-page.module.css';
import { useFindingWords } from './use-finding-words.ts';

const kinds = { failing: 'reject', attention: 'warning' } as const;

export function FindingsList({ report }: { report: OperationReport }) {
  const { t } = useTranslation('dashboard');
  const findings = findingsOf(report);
  return (
    <div className={classes.findings} role="status">
      {findings.length === 0 && (
        <Notice kind="success" title={t('operation.fine')}>
          {t('operation.fine_text')}
        </Notice>
      )}
      {(['failing', 'attention'] as const).map((tone) => {
        const group = findings.filter((finding) => finding.tone === tone);
        return (
          group.length > 0 && (
            <section key={tone} className={classes.findings}>
              <h2 className={classes.tone}>{t(`operation.state.${tone}`)}</h2>
              {group.map((finding) => (
                <Found key={`${finding.part} ${finding.kind}`} finding={finding} report={report} />
              ))}
            </section>
          )
        );
      })}
    </div>
  );
}

function Found({ finding, report }: { finding: Finding; report: OperationReport }) {
  const { title, text, page } = useFindingWords(report)(finding);
  const link = page && (
    <Button component={AppLink} to={page.to} variant="default" size="xs">
      {page.label}
    </Button>
  );
  return (
    <Notice kind={kinds[finding.tone]} title={title} action={link}>
      {text}
    </Notice>
  );
}

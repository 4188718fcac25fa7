// The verdict: everything works, or what does not and what to do. What does not work comes first.
import { Button, Skeleton } from '@mantine/core';
import { findingsOf } from '@wattpact/domain/operation/operation-findings';
import type { OperationReport } from '@wattpact/domain/operation/operation-report';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import classes from './operation-page.module.css';
import { useFindingWords } from './use-finding-words.ts';

export function FindingsList({ report }: { report: OperationReport | undefined }) {
  const { t } = useTranslation('dashboard');
  const words = useFindingWords(report);
  if (!report) return <Skeleton height={64} />;
  const findings = findingsOf(report);
  return (
    <div className={classes.findings} role="status">
      {findings.length === 0 && (
        <Notice kind="success" title={t('operation.fine')}>
          {t('operation.fine_text')}
        </Notice>
      )}
      {findings.map((finding) => {
        const { title, text, page } = words(finding);
        return (
          <Notice
            key={`${finding.part} ${finding.kind}`}
            kind={finding.tone === 'failing' ? 'reject' : 'warning'}
            title={title}
            action={
              page && (
                <Button component={AppLink} to={page.to} variant="default" size="xs">
                  {page.label}
                </Button>
              )
            }
          >
            {text}
          </Notice>
        );
      })}
    </div>
  );
}

// The page behind a certificate's code, for anybody: what was registered, when, and whether it still stands. It names
// neither the parties nor the price.
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { lisbonDate, lisbonTime } from '@wattpact/domain/calendar/lisbon-time';
import { contractProofApi, type Verification } from '@wattpact/domain/energy-contracts/contract-proof-api';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/call.ts';
import { apiQuery } from '../../../platform/api/query.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { useStatusLabel } from '../../../records/status-label.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { DefinitionList } from '../../../ui/record/definition-list.tsx';
import { HashText } from '../../../ui/text/hash-text.tsx';
import { StatusBadge } from '../../../ui/text/status-badge.tsx';
import { AccountFrame } from '../../users/sign-in/account-frame.tsx';
import classes from '../energy-contracts.module.css';

export function VerifyCertificatePage() {
  const { t } = useTranslation('energyContracts');
  const { code = '' } = useParams({ strict: false }) as { code?: string };
  const { data, error, refetch } = useQuery({
    ...apiQuery(contractProofApi.verify, { params: { code } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <AccountFrame title={t('proof.page.title')} text={t('proof.page.text')}>
      <div className={classes.verification}>
        <p className={classes.code}>{t('proof.code', { code })}</p>
        {data && <Found verification={data} />}
        {error && <NotFound error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height={240} />}
      </div>
    </AccountFrame>
  );
}

/** What may have become of the contract since, so that it no longer stands as the certificate says. */
const since = {
  rejected: 'reject',
  deleted: 'reject',
  terminated: 'information',
  pending_validation: 'information',
} as const;
const hasChanged = (status: string): status is keyof typeof since => Object.hasOwn(since, status);

function Found({ verification }: { verification: Verification }) {
  const { t } = useTranslation('energyContracts');
  const formats = useFormats();
  const statusLabel = useStatusLabel('energyContracts');
  // As on the paper, wherever the reader is.
  const instant = (at: string) => {
    const day = lisbonDate(new Date(at));
    const [before, after] = t('proof.instant', {
      date: formats.date(day),
      time: lisbonTime(new Date(at)),
      utc: at,
    }).split(at);
    return (
      <>
        {before}
        <time dateTime={at}>{at}</time>
        {after}
      </>
    );
  };
  const { number, status, handedInAt, approvedAt, termsHash } = verification;
  return (
    <>
      <Notice kind="success" title={t('proof.page.found')} />
      {hasChanged(status) && (
        <Notice kind={since[status]} title={t(`proof.page.${status}`)}>
          {t(`proof.page.${status}_text`)}
        </Notice>
      )}
      <DefinitionList
        columns={1}
        items={[
          { label: t('proof.number'), value: number },
          { label: t('proof.status'), value: <StatusBadge status={status} label={statusLabel(status)} /> },
          { label: t('proof.handed_in'), value: instant(handedInAt) },
          { label: t('proof.approved'), value: instant(approvedAt) },
          { label: t('proof.page.terms_hash'), value: <HashText hash={termsHash} /> },
        ]}
      />
    </>
  );
}

function NotFound({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('energyContracts');
  const status = error instanceof ApiError ? error.status : undefined;
  const known = status === 404 ? 'unknown' : status === 429 ? 'too_many' : undefined;
  if (known) {
    return (
      <Notice kind={known === 'unknown' ? 'reject' : 'time'} title={t(`proof.page.${known}`)} live>
        {t(`proof.page.${known}_text`)}
      </Notice>
    );
  }
  const again = (
    <Button variant="default" size="xs" onClick={onRetry}>
      {t('proof.page.again')}
    </Button>
  );
  return <Notice kind="warning" title={t('proof.page.failed')} action={again} live />;
}

// All versions of a contract, newest first: each with its day, its amendment and its hash; any of them can be read, and
// any two compared.
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ContractVersion } from '@wattpact/domain/energy-contracts/contract-version-api';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { lazy } from '../../../platform/lazy.ts';
import { FailedPart } from '../../../ui/feedback/failed-part.tsx';
import { FileRow } from '../../../ui/record/file-row.tsx';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { StatusBadge } from '../../../ui/text/status-badge.tsx';
import { DownloadAlert } from '../../files/download-alert.tsx';
import { type Download, useDownload } from '../../files/use-download.ts';
import { contractChanges, versionsQuery } from '../contract-calls.ts';
import classes from '../energy-contracts.module.css';
import { VersionFacts } from './version-facts.tsx';
import { VersionReader } from './version-reader.tsx';

const CompareDialog = lazy(async () => ({
  default: (await import('../../contract-templates/compare-dialog.tsx')).CompareDialog,
}));

interface VersionsPapersProps {
  contractId: string;
  /** The address of an invoice's page, in this app. */
  invoiceTo: (id: string) => string;
}

export function VersionsPapers({ contractId, invoiceTo }: VersionsPapersProps) {
  const { t } = useTranslation(['energyContracts', 'negotiations']);
  const { data: versions, isLoadingError, error, refetch } = useQuery(versionsQuery(contractId));
  const download = useDownload();
  const [read, setRead] = useState<number>();
  const [comparing, setComparing] = useState(false);
  if (isLoadingError)
    return <FailedPart error={error} title={t('energyContracts:versions.failed')} onRetry={refetch} />;
  if (!versions) return <Skeleton height={240} />;
  return (
    <>
      <DownloadAlert download={download} />
      {versions.length > 1 && (
        <Button variant="default" className={classes.compare ?? ''} onClick={() => setComparing(true)}>
          {t('energyContracts:versions.compare')}
        </Button>
      )}
      {versions.map((one) => (
        <VersionPaper
          key={one.version}
          version={one}
          download={download}
          invoiceTo={invoiceTo}
          onRead={() => setRead(one.version)}
        />
      ))}
      {read !== undefined && (
        <VersionReader contractId={contractId} version={read} onClose={() => setRead(undefined)} />
      )}
      {comparing && (
        <Suspense>
          <CompareDialog
            title={t('energyContracts:versions.compare')}
            source={contractChanges(contractId)}
            versions={versions}
            to={versions.length}
            opened
            onClose={() => setComparing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

interface VersionPaperProps extends Pick<VersionsPapersProps, 'invoiceTo'> {
  version: ContractVersion;
  download: Download;
  onRead: () => void;
}

function VersionPaper({ version, download, invoiceTo, onRead }: VersionPaperProps) {
  const { t } = useTranslation('energyContracts');
  const { version: number, status, file, invoice } = version;
  return (
    <SectionPaper
      title={t('versions.version', { version: number })}
      aside={<StatusBadge status={status} label={t(`versions.status.${status}`)} />}
    >
      <div className={classes.amendment}>
        <VersionFacts version={version} />
        {file && <FileRow name={file.name} size={file.size} onDownload={() => download.start(file)} />}
        <div className={classes.versionActions}>
          <Button variant="default" onClick={onRead} aria-label={t('amendment.read', { version: number })}>
            {t('versions.read')}
          </Button>
          {invoice && <AppLink to={invoiceTo(invoice.id)}>{t('versions.invoice', { number: invoice.number })}</AppLink>}
        </div>
      </div>
    </SectionPaper>
  );
}

// The amendment that is still to hold, for everybody who reads the contract: what it says and changes, and which
// version is in force meanwhile.
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { EnergyContractRecord } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { FileRow } from '../../../ui/record/file-row.tsx';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { StatusBadge } from '../../../ui/text/status-badge.tsx';
import { ChangesList } from '../../contract-templates/changes-list.tsx';
import { DownloadAlert } from '../../files/download-alert.tsx';
import { useDownload } from '../../files/use-download.ts';
import { contractChanges } from '../contract-calls.ts';
import classes from '../energy-contracts.module.css';
import { AmendmentFacts } from './amendment-facts.tsx';
import { TakeBackAmendment } from './take-back-amendment.tsx';
import { VersionReader } from './version-reader.tsx';

interface AmendmentPaperProps {
  contract: EnergyContractRecord;
  /** The page shows what changes elsewhere. */
  withoutChanges?: boolean;
}

const texts = { pending_validation: 'waiting', rejected: 'rejected', upcoming: 'upcoming' } as const;

export function AmendmentPaper({ contract, withoutChanges = false }: AmendmentPaperProps) {
  const { t } = useTranslation('energyContracts');
  const formats = useFormats();
  const download = useDownload();
  const [opened, { open, close }] = useDisclosure();
  const { id, amendment } = contract;
  if (!amendment) return null;
  const { version, versionInForce: current, status, file, ...said } = amendment;
  const words = { version, current, date: formats.date(said.effectiveDate) };
  const text = texts[status];
  return (
    <SectionPaper
      title={t(`amendment.${text}.title`)}
      aside={<StatusBadge status={status} label={t(`versions.status.${status}`)} />}
    >
      <div className={classes.amendment}>
        <p>{t(`amendment.${text}.text`, words)}</p>
        <AmendmentFacts {...said} />
        <DownloadAlert download={download} />
        <FileRow name={file.name} size={file.size} onDownload={() => download.start(file)} />
        {!withoutChanges && (
          <>
            <h3>{t('amendment.what_changes', { version: version - 1 })}</h3>
            <ChangesList source={contractChanges(id)} from={version - 1} to={version} />
          </>
        )}
        <div className={classes.versionActions}>
          <Button variant="default" onClick={open}>
            {t('amendment.read', { version: current })}
          </Button>
          <TakeBackAmendment contract={contract} to={version - 1} />
        </div>
      </div>
      {opened && <VersionReader contractId={id} version={current} onClose={close} />}
    </SectionPaper>
  );
}

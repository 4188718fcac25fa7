// One version of a contract with all its terms, over the page.
import { Modal, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailedPart } from '../../../ui/feedback/failed-part.tsx';
import { useFocusBack } from '../../../ui/feedback/focus-back.ts';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import type { Terms } from '../../contract-terms/terms-form.ts';
import { versionQuery } from '../contract-calls.ts';
import classes from '../energy-contracts.module.css';
import { PartiesPaper } from '../papers/parties-paper.tsx';
import { ClausesPaper, ProjectPapers, TermsPapers } from '../papers/review-papers.tsx';
import { VersionFacts } from './version-facts.tsx';

interface VersionReaderProps {
  contractId: string;
  version: number;
  onClose: () => void;
}

export function VersionReader({ contractId, version, onClose }: VersionReaderProps) {
  const { t } = useTranslation(['energyContracts', 'common']);
  useFocusBack();
  const { data, isLoadingError, error, refetch } = useQuery(versionQuery(contractId, version));
  return (
    <Modal
      opened
      onClose={onClose}
      size={880}
      title={t('energyContracts:versions.version', { version })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {isLoadingError && <FailedPart error={error} title={t('energyContracts:versions.failed')} onRetry={refetch} />}
      {!data && !isLoadingError && <Skeleton height={320} />}
      {data && (
        <div className={classes.papers}>
          <SectionPaper>
            <VersionFacts version={data} />
          </SectionPaper>
          <PartiesPaper
            role={data.terms.roleInEnergyContract}
            first={data.terms.firstParty}
            second={data.terms.secondPartyFiscalInfo}
          />
          <ProjectPapers given={data.terms as Terms} withName />
          <TermsPapers given={data.terms as Terms} />
          {data.terms.extraClauses && <ClausesPaper given={data.terms as Terms} />}
        </div>
      )}
    </Modal>
  );
}

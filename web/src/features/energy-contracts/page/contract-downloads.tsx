// Downloads of a contract, for its parties and for administrators: all of it, its terms alone, and its certificate once
// it was approved.
import { Button, Menu } from '@mantine/core';
import { IconCalendarPlus, IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { contractProofApi } from '@wattpact/domain/energy-contracts/contract-proof-api';
import type { EnergyContractRecord } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { defaultDownloadName } from '@wattpact/domain/files/file';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../../platform/api/api-problems.ts';
import { urlOf } from '../../../platform/api/request.ts';
import { saveDownload } from '../../../platform/api/save-download.ts';
import { toasts } from '../../../platform/toasts.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { type OneDeadline, useDeadlineFile } from '../../deadlines/use-calendar-file.ts';

type Paper = 'pdf' | 'json' | 'certificate';

const { download, certificate } = contractProofApi;

interface ContractDownloadsProps {
  contract: EnergyContractRecord;
  /** What of it can be put into a calendar. */
  deadline?: OneDeadline | undefined;
}

export function ContractDownloads({ contract: { id, hasCertificate }, deadline }: ContractDownloadsProps) {
  const { t } = useTranslation(['energyContracts', 'errorMessages', 'dashboard']);
  const calendar = useDeadlineFile();
  const { language } = useFormats();
  const addressOf = (paper: Paper) =>
    paper === 'certificate'
      ? urlOf(certificate.path, { id }, { language })
      : urlOf(download.path, { id }, { format: paper, language });
  const { mutate, isPending } = useMutation({
    mutationFn: (paper: Paper) => saveDownload(addressOf(paper), defaultDownloadName),
    onError: (error) => toasts.error(t('errorMessages:error_downloading_file'), reasonOf(error)),
  });
  const papers: Paper[] = ['pdf', 'json', ...(hasCertificate ? (['certificate'] as const) : [])];
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          loading={isPending || calendar.isPending}
          leftSection={<IconDownload size={18} stroke={1.9} />}
          rightSection={<IconChevronDown size={16} stroke={1.9} />}
        >
          {t('energyContracts:proof.actions')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {papers.map((paper) => (
          <Menu.Item key={paper} onClick={() => mutate(paper)}>
            {t(`energyContracts:proof.download.${paper}`)}
          </Menu.Item>
        ))}
        {deadline && (
          <Menu.Item leftSection={<IconCalendarPlus size={18} stroke={1.9} />} onClick={() => calendar.save(deadline)}>
            {t('dashboard:deadlines.add')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

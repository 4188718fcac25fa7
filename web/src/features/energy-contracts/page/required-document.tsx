// One of the required documents: what it is, whether it is there, its files, and the upload for who may edit.
import { Button, FileButton, Menu } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import {
  type ContractDocumentCategory,
  contractDocumentCategories,
  expectedDocumentCategories,
  maximumContractDocuments,
} from '@wattpact/domain/energy-contracts/contract-documents';
import type { EnergyContractRecord } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { allowedFileTypes, maximumFileSize } from '@wattpact/domain/files/file';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../platform/toasts.ts';
import { FileRow } from '../../../ui/record/file-row.tsx';
import { StatusBadge } from '../../../ui/text/status-badge.tsx';
import { DownloadAlert } from '../../files/download-alert.tsx';
import { useDownload } from '../../files/use-download.ts';
import { filesOf } from '../contract-papers.ts';
import classes from '../energy-contracts.module.css';
import { useAddDocument } from './use-add-document.ts';

interface RequiredDocumentProps {
  contract: EnergyContractRecord;
  category: ContractDocumentCategory;
}

const accept = Object.keys(allowedFileTypes)
  .map((extension) => `.${extension}`)
  .join(',');

export function RequiredDocument({ contract, category }: RequiredDocumentProps) {
  const { t } = useTranslation('energyContracts');
  const download = useDownload();
  const files = filesOf(contract.files, category);
  const mayEdit = contract.allowedActions.includes('edit');
  const mayAdd = mayEdit && contract.files.length < maximumContractDocuments;
  return (
    <li>
      <div className={classes.documentHead}>
        <strong>{t(`documentation.category.${category}`)}</strong>
        <Presence category={category} isThere={files.length > 0} />
      </div>
      <span>{t(`documentation.help.${category}`)}</span>
      <DownloadAlert download={download} />
      {files.map((file) => (
        <FileRow
          key={file.id}
          name={file.name}
          size={file.size}
          badge={mayEdit && category === 'other' && <Classify contract={contract} fileId={file.id} />}
          onDownload={() => download.start(file)}
        />
      ))}
      {mayAdd && category !== 'other' && <AddDocument contract={contract} category={category} />}
    </li>
  );
}

function Presence({ category, isThere }: { category: ContractDocumentCategory; isThere: boolean }) {
  const { t } = useTranslation('energyContracts');
  if (isThere) return <StatusBadge status="confirmed" label={t('documentation.present')} />;
  const isExpected = expectedDocumentCategories.some((one) => one === category);
  return (
    <StatusBadge
      status={isExpected ? 'pending' : 'draft'}
      label={t(isExpected ? 'documentation.missing' : 'documentation.if_any')}
    />
  );
}

function AddDocument({ contract, category }: RequiredDocumentProps) {
  const { t } = useTranslation(['energyContracts', 'common', 'errorMessages']);
  const { upload, isPending } = useAddDocument(contract);
  const choose = (file: File | null) => {
    if (!file) return;
    if (file.size > maximumFileSize) toasts.error(t('errorMessages:documents.error_upload'), t('common:files.too_big'));
    else upload(file, category);
  };
  return (
    <FileButton
      accept={accept}
      onChange={choose}
      inputProps={{ 'aria-label': t(`energyContracts:documentation.category.${category}`) }}
    >
      {(props) => (
        <Button
          {...props}
          size="xs"
          variant="light"
          loading={isPending}
          className={classes.add ?? ''}
          leftSection={<IconUpload size={16} stroke={1.9} />}
        >
          {t('common:files.choose')}
        </Button>
      )}
    </FileButton>
  );
}

/** For documents that were handed in before anybody said what they are. */
function Classify({ contract, fileId }: { contract: EnergyContractRecord; fileId: string }) {
  const { t } = useTranslation('energyContracts');
  const { classify, isPending } = useAddDocument(contract);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="xs" variant="default" loading={isPending}>
          {t('documentation.classify')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {contractDocumentCategories
          .filter((category) => category !== 'other')
          .map((category) => (
            <Menu.Item key={category} onClick={() => classify(fileId, category)}>
              {t(`documentation.category.${category}`)}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}

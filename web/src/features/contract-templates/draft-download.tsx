// Downloads a version as PDF or DOCX, in the language of the reader.
import { ActionIcon, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { contractTemplateApi } from '@wattpact/domain/negotiations/negotiation-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../platform/api/api-problems.ts';
import { urlOf } from '../../platform/api/request.ts';
import { saveDownload } from '../../platform/api/save-download.ts';
import { toasts } from '../../platform/toasts.ts';

interface DraftDownloadProps {
  negotiationId: string;
  templateId: string;
  version: number;
}

const formats = ['pdf', 'docx'] as const;

export function DraftDownload({ negotiationId, templateId, version }: DraftDownloadProps) {
  const { t } = useTranslation(['negotiations', 'errorMessages']);
  const [loading, setLoading] = useState(false);
  const download = async (format: (typeof formats)[number]) => {
    setLoading(true);
    try {
      const url = urlOf(contractTemplateApi.download.path, { id: negotiationId, templateId }, { format });
      await saveDownload(url, `v${version}.${format}`);
    } catch (error) {
      console.warn('Download failed', error);
      toasts.error(t('errorMessages:error_downloading_file'), reasonOf(error));
    } finally {
      setLoading(false);
    }
  };
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          loading={loading}
          aria-label={t('negotiations:download.label', { version })}
        >
          <IconDownload size={18} stroke={1.9} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <Menu.Item key={format} onClick={() => void download(format)}>
            {t(`negotiations:download.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

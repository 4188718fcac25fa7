// The payment document as PDF, and the invoice file that an administrator attached.
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { defaultDownloadName } from '@wattpact/domain/files/file';
import { type InvoiceRecord, invoiceApi } from '@wattpact/domain/invoices/invoice-api';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../../platform/api/api-problems.ts';
import { urlOf } from '../../../platform/api/request.ts';
import { saveDownload } from '../../../platform/api/save-download.ts';
import { toasts } from '../../../platform/toasts.ts';
import { downloadFile } from '../../files/download-file.ts';

export function InvoiceDownloads({ invoice: { id, invoiceFile } }: { invoice: InvoiceRecord }) {
  const { t } = useTranslation(['invoices', 'errorMessages']);
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveDownload(urlOf(invoiceApi.document.path, { id }), defaultDownloadName),
    onError: (error) => toasts.error(t('errorMessages:error_downloading_file'), reasonOf(error)),
  });
  return (
    <>
      <Button
        loading={isPending}
        onClick={() => mutate()}
        variant="default"
        leftSection={<IconDownload size={18} stroke={1.9} />}
      >
        {t('invoices:page.download')}
      </Button>
      {invoiceFile && (
        <Button
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.9} />}
          onClick={() =>
            void downloadFile(invoiceFile).catch(() =>
              toasts.error(t('errorMessages:documents.error_download', { name: invoiceFile.name })),
            )
          }
        >
          {t('invoices:page.download_file')}
        </Button>
      )}
    </>
  );
}

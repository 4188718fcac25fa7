// The payment document as PDF, and the invoice file that an administrator attached.
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type InvoiceRecord, invoiceApi } from '@wattpact/domain/invoices/invoice-api';
import { useTranslation } from 'react-i18next';
import { urlOf } from '../../../platform/api/request.ts';
import { toasts } from '../../../platform/toasts.ts';
import { downloadFile } from '../../files/download-file.ts';

export function InvoiceDownloads({ invoice: { id, invoiceFile } }: { invoice: InvoiceRecord }) {
  const { t } = useTranslation(['invoices', 'errorMessages']);
  return (
    <>
      <Button
        component="a"
        href={urlOf(invoiceApi.document.path, { id })}
        download
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

// The legal invoice, issued elsewhere and attached by an administrator.
import { adminInvoiceApi, type InvoiceRecord } from '@wattpact/domain/invoices/invoice-api';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { useAct } from '../../../records/use-act.ts';
import { FileUploadField } from '../../../ui/fields/file-upload-field.tsx';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { DownloadAlert } from '../../files/download-alert.tsx';
import { useDownload } from '../../files/use-download.ts';
import { useUpload } from '../../files/use-upload.ts';
import { acceptedFiles } from './confirmation-paper.tsx';

export function InvoiceFilePaper({ invoice: { id, invoiceFile, allowedActions } }: { invoice: InvoiceRecord }) {
  const { t } = useTranslation(['invoices', 'errorMessages', 'toast']);
  const download = useDownload();
  const { upload, errorText, isFinal } = useUpload();
  const { run } = useAct('invoice');
  if (!allowedActions.includes('uploadInvoiceFile')) return null;
  const params = (fileId: string) => ({ params: { id, fileId } });
  return (
    <SectionPaper title={t('invoices:invoice_file.title')}>
      <DownloadAlert download={download} />
      <FileUploadField
        label={t('invoices:invoice_file.label')}
        description={t('invoices:invoice_file.text')}
        value={invoiceFile ? [invoiceFile] : []}
        onChange={(change) => {
          const stored = change(invoiceFile ? [invoiceFile] : []).find((file) => file.id !== invoiceFile?.id);
          if (!stored) return;
          const done = t('toast:invoice.file_uploaded');
          void run(() => call(adminInvoiceApi.uploadFile, params(stored.id)), { done });
        }}
        onRemove={(file) => {
          void run(() => call(adminInvoiceApi.deleteFile, params(file.id)), {
            done: t('toast:invoice.file_deleted'),
            failed: t('errorMessages:documents.error_delete'),
          });
        }}
        onDownload={download.start}
        upload={upload}
        errorText={errorText}
        isFinal={isFinal}
        max={1}
        accept={acceptedFiles}
      />
    </SectionPaper>
  );
}

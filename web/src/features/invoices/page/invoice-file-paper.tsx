// The legal invoice, issued elsewhere and attached by an administrator.
import { adminInvoiceApi, type InvoiceRecord } from '@wattpact/domain/invoices/invoice-api';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { FileUploadField } from '../../../ui/fields/file-upload-field.tsx';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { DownloadAlert } from '../../files/download-alert.tsx';
import { useDownload } from '../../files/use-download.ts';
import { useUpload } from '../../files/use-upload.ts';
import { acceptedFiles } from './confirmation-paper.tsx';
import { useInvoiceAct } from './use-invoice-act.ts';

export function InvoiceFilePaper({ invoice: { id, invoiceFile, allowedActions } }: { invoice: InvoiceRecord }) {
  const { t } = useTranslation(['invoices', 'errorMessages']);
  const download = useDownload();
  const { upload, errorText, isFinal } = useUpload();
  const { run } = useInvoiceAct();
  if (!allowedActions.includes('uploadInvoiceFile')) return null;
  const params = (fileId: string) => ({ params: { id, fileId } });
  return (
    <SectionPaper title={t('invoice_file.title')}>
      <DownloadAlert download={download} />
      <FileUploadField
        label={t('invoice_file.label')}
        description={t('invoice_file.text')}
        value={invoiceFile ? [invoiceFile] : []}
        onChange={(change) => {
          const stored = change(invoiceFile ? [invoiceFile] : []).find((file) => file.id !== invoiceFile?.id);
          if (stored) void run(() => call(adminInvoiceApi.uploadFile, params(stored.id)), 'file_uploaded');
        }}
        onRemove={(file) => {
          const act = () => call(adminInvoiceApi.deleteFile, params(file.id));
          void run(act, 'file_deleted', t('errorMessages:documents.error_delete'));
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

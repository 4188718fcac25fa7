// The proof of a payment: an upload field, then the file with its state.

import { allowedFileTypes } from '@wattpact/domain/files/file';
import type { InvoiceRecord } from '@wattpact/domain/invoices/invoice-api';
import { invoiceApi } from '@wattpact/domain/invoices/invoice-api';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { useAct } from '../../../records/use-act.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FileUploadField } from '../../../ui/fields/file-upload-field.tsx';
import { FileRow } from '../../../ui/record/file-row.tsx';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { StatusBadge } from '../../../ui/text/status-badge.tsx';
import { DownloadAlert } from '../../files/download-alert.tsx';
import { useDownload } from '../../files/use-download.ts';
import { useUpload } from '../../files/use-upload.ts';
import classes from '../invoices.module.css';

export const acceptedFiles = Object.keys(allowedFileTypes)
  .map((extension) => `.${extension}`)
  .join(',');

export function ConfirmationPaper({ invoice }: { invoice: InvoiceRecord }) {
  const { t } = useTranslation(['invoices', 'common', 'errorMessages', 'toast']);
  const download = useDownload();
  const { upload, errorText, isFinal } = useUpload();
  const { run } = useAct('invoice');
  const { id, paymentConfirmationFile: file, paymentStatus, paymentComment, allowedActions } = invoice;
  const may = (action: string) => allowedActions.includes(action);
  const isRejected = paymentStatus === 'rejected';
  const wantsFile = may('uploadConfirmation') && (file === null || isRejected);
  if (!file && !wantsFile) return null;
  const params = (fileId: string) => ({ params: { invoiceId: id, fileId } });
  return (
    <SectionPaper title={t('invoices:confirmation.title')}>
      <div className={classes.confirmation}>
        <DownloadAlert download={download} />
        {isRejected && (
          <Notice kind="reject" title={t('invoices:confirmation.rejected')}>
            {paymentComment && t('common:quoted', { text: paymentComment })}
          </Notice>
        )}
        {wantsFile && <p className={classes.lead}>{t('invoices:confirmation.text')}</p>}
        {file && (
          <FileRow
            name={file.name}
            size={file.size}
            badge={
              paymentStatus && (
                <StatusBadge status={paymentStatus} label={t(`invoices:payment_status.${paymentStatus}`)} />
              )
            }
            onDownload={() => download.start(file)}
            {...(may('deleteConfirmation') && {
              onRemove: () => {
                void run(() => call(invoiceApi.deleteConfirmation, params(file.id)), {
                  done: t('toast:invoice.confirmation_deleted'),
                  failed: t('errorMessages:documents.error_delete'),
                });
              },
            })}
          />
        )}
        {wantsFile && (
          <FileUploadField
            label={t(file ? 'invoices:confirmation.another' : 'invoices:confirmation.file')}
            value={[]}
            onChange={(change) => {
              const [stored] = change([]);
              if (!stored) return;
              const done = t('toast:invoice.confirmation_uploaded');
              void run(() => call(invoiceApi.uploadConfirmation, params(stored.id)), { done });
            }}
            upload={upload}
            errorText={errorText}
            isFinal={isFinal}
            max={1}
            filled
            accept={acceptedFiles}
          />
        )}
      </div>
    </SectionPaper>
  );
}

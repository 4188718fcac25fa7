// The payer's confirmation as its reviewer needs it: the file itself, open, and where the money should have gone in a line.
import type { InvoiceRecord } from '@wattpact/domain/invoices/invoice-api';
import { useTranslation } from 'react-i18next';
import { groupsOfFour } from '../../../platform/words/formats.ts';
import { FileRow } from '../../../ui/record/file-row.tsx';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { StatusBadge } from '../../../ui/text/status-badge.tsx';
import { DownloadAlert } from '../../files/download-alert.tsx';
import { StoredPreview } from '../../files/stored-preview.tsx';
import { useDownload } from '../../files/use-download.ts';
import classes from '../invoices.module.css';

export function PaymentDocument({ invoice }: { invoice: InvoiceRecord }) {
  const { t } = useTranslation('invoices');
  const download = useDownload();
  const { paymentConfirmationFile: file, paymentStatus, paymentComment, iban, paymentReference } = invoice;
  return (
    <SectionPaper title={t('confirmation.title')}>
      <div className={classes.confirmation}>
        <DownloadAlert download={download} />
        {file ? (
          <>
            <FileRow
              name={file.name}
              size={file.size}
              badge={
                paymentStatus && <StatusBadge status={paymentStatus} label={t(`payment_status.${paymentStatus}`)} />
              }
              onDownload={() => download.start(file)}
            />
            {paymentStatus === 'rejected' && paymentComment && (
              <p className={classes.description}>{t('common:quoted', { text: paymentComment })}</p>
            )}
            <StoredPreview key={file.id} file={file} />
          </>
        ) : (
          <p className={classes.lead}>{t('verification.no_confirmation')}</p>
        )}
        <p className={classes.description}>
          {t('verification.transfer', { iban: groupsOfFour(iban), reference: groupsOfFour(paymentReference) })}
        </p>
      </div>
    </SectionPaper>
  );
}

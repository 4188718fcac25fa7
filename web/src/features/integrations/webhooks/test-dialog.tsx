// What the receiver answered to a trial.
import { Button, Modal } from '@mantine/core';
import type { WebhookDeliveryRecord } from '@wattpact/domain/webhooks/webhook-delivery';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from '../../../ui/feedback/focus-back.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import classes from '../integrations.module.css';
import { DeliveryTries } from './delivery-tries.tsx';

interface TestDialogProps {
  name: string;
  result: WebhookDeliveryRecord;
  onClose: () => void;
}

export function TestDialog({ name, result, onClose }: TestDialogProps) {
  const { t } = useTranslation(['legalEntity', 'common']);
  useFocusBack();
  const isTaken = result.status === 'delivered';
  return (
    <Modal
      opened
      centered
      size={640}
      title={t('legalEntity:webhooks.test.title', { name })}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Notice
        live
        kind={isTaken ? 'success' : 'reject'}
        title={t(isTaken ? 'legalEntity:webhooks.test.received' : 'legalEntity:webhooks.test.not_received')}
      />
      <DeliveryTries delivery={result} />
      <div className={classes.end}>
        <Button variant="default" onClick={onClose}>
          {t('common:close')}
        </Button>
      </div>
    </Modal>
  );
}

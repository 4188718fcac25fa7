// Opens one delivery: what was sent, each try with its answer, and sending it again.
import { Button, Modal, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { webhookApi } from '@wattpact/domain/webhooks/webhook-api';
import type { WebhookDelivery, WebhookDeliveryRecord } from '@wattpact/domain/webhooks/webhook-delivery';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { apiQuery } from '../../../platform/api/query.ts';
import { repeatKey } from '../../../platform/api/repeat-key.ts';
import { useAct } from '../../../records/use-act.ts';
import { FailedPart } from '../../../ui/feedback/failed-part.tsx';
import { useFocusBack } from '../../../ui/feedback/focus-back.ts';
import { DefinitionList } from '../../../ui/record/definition-list.tsx';
import shared from '../integrations.module.css';
import { DeliveryTries } from './delivery-tries.tsx';
import classes from './webhooks.module.css';

interface Hook {
  id: string;
  hookId: string;
}

interface DeliveryButtonProps {
  hook: Hook;
  delivery: WebhookDelivery;
  label: string;
}

export function DeliveryButton({ hook, delivery, label }: DeliveryButtonProps) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <button type="button" className={`row-link ${classes.open}`} onClick={() => setOpened(true)}>
        {label}
      </button>
      {opened && (
        <DeliveryDialog title={label} onClose={close}>
          <Delivery params={{ ...hook, deliveryId: delivery.id }} onReplayed={close} />
        </DeliveryDialog>
      )}
    </>
  );
}

function DeliveryDialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  useFocusBack();
  return (
    <Modal opened centered size={640} title={title} onClose={onClose} closeButtonProps={{ 'aria-label': t('close') }}>
      {children}
    </Modal>
  );
}

function Delivery({ params, onReplayed }: { params: Hook & { deliveryId: string }; onReplayed: () => void }) {
  const { t } = useTranslation('legalEntity');
  const { data, isLoadingError, error, refetch } = useQuery(apiQuery(webhookApi.delivery, { params }));
  if (isLoadingError) return <FailedPart error={error} onRetry={refetch} />;
  if (!data) return <Skeleton height={240} />;
  return (
    <>
      <DefinitionList columns={1} items={[{ label: t('webhooks.delivery.message_id'), value: data.messageId }]} />
      {data.fault === 'switched_off' && <p>{t('webhooks.fault.switched_off')}</p>}
      <DeliveryTries delivery={data} />
      {data.allowedActions.includes('replay') && <Replay params={params} delivery={data} onDone={onReplayed} />}
    </>
  );
}

interface ReplayProps {
  params: Hook & { deliveryId: string };
  delivery: WebhookDeliveryRecord;
  onDone: () => void;
}

function Replay({ params, delivery, onDone }: ReplayProps) {
  const { t } = useTranslation('legalEntity');
  const { isPending, run } = useAct('legal_entity');
  const [key] = useState(repeatKey);
  const replay = () => call(webhookApi.replay, { params, idempotencyKey: key.of({ id: delivery.id }) });
  return (
    <div className={shared.end}>
      <Button
        loading={isPending}
        onClick={() =>
          void run(replay, { done: t('webhooks.done.replayed'), failed: t('webhooks.failed.replay'), onDone })
        }
      >
        {t('webhooks.act.replay')}
      </Button>
    </div>
  );
}

// Accepts the newest version for the reader's side, after saying what that means.
import { Button, type ButtonProps } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { contractTemplateApi, type TemplateSummary } from '@wattpact/domain/negotiations/negotiation-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { useAct } from '../../../records/use-act.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { refreshTemplates } from '../template-queries.ts';

interface AcceptButtonProps extends Pick<ButtonProps, 'size'> {
  negotiationId: string;
  template: Pick<TemplateSummary, 'id' | 'version'>;
}

export function AcceptButton({ negotiationId, template: { id: templateId, version }, ...props }: AcceptButtonProps) {
  const { t } = useTranslation('negotiations');
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { isPending, run } = useAct(() => refreshTemplates(client));
  const accept = async () => {
    await run(() => call(contractTemplateApi.accept, { params: { id: negotiationId, templateId }, body: {} }), {
      done: t('acceptance.done', { version }),
      failed: t('acceptance.failed'),
    });
    // After a refusal too: somebody else was faster, and the page says so.
    setAsking(false);
  };
  return (
    <>
      <Button {...props} leftSection={<IconCheck size={18} stroke={1.9} />} onClick={() => setAsking(true)}>
        {t('acceptance.accept')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('acceptance.ask_title', { version })}
        confirmLabel={t('acceptance.accept')}
        loading={isPending}
        onConfirm={() => void accept()}
      >
        <p>{t('acceptance.ask_text')}</p>
        <p>{t('acceptance.no_signature')}</p>
      </ConfirmDialog>
    </>
  );
}

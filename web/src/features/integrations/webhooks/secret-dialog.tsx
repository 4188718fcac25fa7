// A webhook's secret, shown only once: nothing but the button closes it, so that no stray click loses it.
import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/feedback/copy-button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import classes from '../integrations.module.css';

export function SecretDialog({ name, secret, onClose }: { name: string; secret: string; onClose: () => void }) {
  const { t } = useTranslation('legalEntity');
  return (
    <Modal
      opened
      centered
      size={560}
      title={t('webhooks.secret.title', { name })}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      onClose={onClose}
    >
      <Notice kind="warning" title={t('webhooks.secret.once')} />
      <div className={classes.secret}>
        <code>{secret}</code>
        <CopyButton value={secret} label={t('webhooks.secret.label')} />
      </div>
      <div className={classes.end}>
        <Button onClick={onClose}>{t('webhooks.secret.copied')}</Button>
      </div>
    </Modal>
  );
}

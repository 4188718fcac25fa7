// A new key, shown only once: nothing but the button closes it, so that no stray click loses the key.
import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/feedback/copy-button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import classes from '../integrations.module.css';
import { CallExample } from './call-example.tsx';

export function MadeApiKeyDialog({ apiKey, onClose }: { apiKey: string; onClose: () => void }) {
  const { t } = useTranslation('legalEntity');
  return (
    <Modal
      opened
      centered
      size={560}
      title={t('integrations.keys.made_title')}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      onClose={onClose}
    >
      <Notice kind="warning" title={t('integrations.keys.made_once')}>
        {t('integrations.keys.made_text')}
      </Notice>
      <div className={classes.secret}>
        <code>{apiKey}</code>
        <CopyButton value={apiKey} label={t('integrations.keys.made_key')} />
      </div>
      <CallExample />
      <div className={classes.end}>
        <Button onClick={onClose}>{t('integrations.keys.made_done')}</Button>
      </div>
    </Modal>
  );
}

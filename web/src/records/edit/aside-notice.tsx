// Offers to restore or discard the input that was replaced by the present state.
import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/notice.tsx';

export function AsideNotice({ onBringBack, onDrop }: { onBringBack: () => void; onDrop: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice kind="information" title={t('wizard.aside_title')}>
      {t('wizard.aside_text')}
      <Group gap={8} mt={8}>
        <Button size="xs" onClick={onBringBack}>
          {t('wizard.aside_back')}
        </Button>
        <Button size="xs" variant="default" onClick={onDrop}>
          {t('wizard.aside_drop')}
        </Button>
      </Group>
    </Notice>
  );
}

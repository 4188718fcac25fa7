// Beside a section of a wizard's last step: leads back to its fields. Outside of a wizard it is not there.
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useWizardState } from './wizard-context.ts';

interface ChangeSectionProps {
  title: string;
  /** Of its fields; the first that an earlier step has is opened. */
  paths: readonly string[];
}

export function ChangeSection({ title, paths }: ChangeSectionProps) {
  const { t } = useTranslation();
  const { changeOf } = useWizardState();
  const [change] = paths.flatMap((path) => changeOf(path) ?? []);
  if (!change) return null;
  return (
    <Button
      variant="subtle"
      size="xs"
      leftSection={<IconPencil size={16} stroke={1.9} />}
      aria-label={t('wizard.change_of', { title })}
      onClick={change}
    >
      {t('wizard.change')}
    </Button>
  );
}

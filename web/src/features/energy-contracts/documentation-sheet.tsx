// Which documents a registration wants.
import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './energy-contracts.module.css';

const documents = ['contract', 'powers', 'identification', 'guarantees'] as const;

interface DocumentationSheetProps {
  opened: boolean;
  onClose: () => void;
}

export function DocumentationSheet({ opened, onClose }: DocumentationSheetProps) {
  const { t } = useTranslation(['energyContracts', 'common']);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={448}
      title={t('energyContracts:documentation.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <ul className={classes.documents}>
        {documents.map((name) => (
          <li key={name}>
            <strong>{t(`energyContracts:documentation.${name}.title`)}</strong>
            <span>{t(`energyContracts:documentation.${name}.text`)}</span>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

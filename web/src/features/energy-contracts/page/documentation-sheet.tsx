// The documents that a registration requires.
import { Button, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '../energy-contracts.module.css';

const documents = ['contract', 'powers', 'identification', 'guarantees'] as const;

export function DocumentationButton() {
  const { t } = useTranslation(['energyContracts', 'common']);
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="default" leftSection={<IconFileText size={18} stroke={1.9} />} onClick={open}>
        {t('energyContracts:documentation.title')}
      </Button>
      <Drawer
        opened={opened}
        onClose={close}
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
    </>
  );
}

// The documents that a registration requires: which are there, which are missing, and the upload of those.
import { Button, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileText } from '@tabler/icons-react';
import { contractDocumentCategories } from '@wattpact/domain/energy-contracts/contract-documents';
import type { EnergyContractRecord } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { useTranslation } from 'react-i18next';
import { CountBadge } from '../../../ui/text/status-badge.tsx';
import { categoryOf, filesOf, missingCategories } from '../contract-papers.ts';
import classes from '../energy-contracts.module.css';
import { RequiredDocument } from './required-document.tsx';

export function DocumentationButton({ contract }: { contract: EnergyContractRecord }) {
  const { t } = useTranslation(['energyContracts', 'common']);
  const [opened, { open, close }] = useDisclosure();
  const missing = missingCategories(contract.files.map(categoryOf)).length;
  // What is in no category of its own is listed only where there is some.
  const shown = contractDocumentCategories.filter(
    (category) => category !== 'other' || filesOf(contract.files, category).length > 0,
  );
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileText size={18} stroke={1.9} />}
        rightSection={missing > 0 && <CountBadge count={missing} tone="yellow" />}
        onClick={open}
      >
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
          {shown.map((category) => (
            <RequiredDocument key={category} contract={contract} category={category} />
          ))}
        </ul>
      </Drawer>
    </>
  );
}

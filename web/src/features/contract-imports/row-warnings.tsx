// What a row may repeat: an earlier row, or a contract of the register with a link to it.
import type { ImportWarning } from '@wattpact/domain/contract-imports/contract-import';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { paths } from '../../platform/address/paths.ts';
import { filledText } from '../../platform/words/filled-text.ts';
import classes from './contract-imports.module.css';

export function RowWarnings({ warnings }: { warnings: readonly ImportWarning[] }) {
  return warnings.map((warning) => (
    <p key={warning.kind} className={classes.warning}>
      <Words warning={warning} />
    </p>
  ));
}

function Words({ warning: { kind, likeRow, contract } }: { warning: ImportWarning }) {
  const { t } = useTranslation('importEnergyContract');
  if (kind === 'row') return t('same.row', { row: likeRow });
  if (!contract) return t('same.other');
  return (
    <>
      {t('same.contract')}{' '}
      <AppLink to={paths.contract(contract.id)}>{filledText([contract.number, contract.name])}</AppLink>
    </>
  );
}

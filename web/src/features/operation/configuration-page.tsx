// The operation of this installation, for administrators: the notice of maintenance, and the settings, which are only read.
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { MaintenancePaper } from './maintenance-paper.tsx';
import classes from './operation.module.css';
import { SettingsPaper } from './settings-paper.tsx';

export function ConfigurationPage() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <PageHeader title={t('configuration.title')} />
      <div className={classes.page}>
        <MaintenancePaper />
        <SettingsPaper />
      </div>
    </>
  );
}

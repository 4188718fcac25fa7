// What everybody reads while there is no network.
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/notice.tsx';
import classes from './page-banners.module.css';

export function ConnectionBanner({ wide }: { wide: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={classes.banner} data-wide={wide || undefined}>
      <Notice kind="warning" title={t('connection.offline')}>
        {t('connection.offline_text')}
      </Notice>
    </div>
  );
}

// What stands between this page and the service: no network, or no socket. The gravest alone is shown.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../platform/online.ts';
import { reconnect } from '../../platform/realtime/realtime.ts';
import { useSocketLoss } from '../../platform/realtime/socket-loss.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import classes from './page-banners.module.css';

export function ConnectionBanner({ wide }: { wide: boolean }) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const isSocketLost = useSocketLoss();
  if (!isOnline)
    return (
      <div className={classes.banner} data-wide={wide || undefined}>
        <Notice kind="warning" title={t('connection.offline')}>
          {t('connection.offline_text')}
        </Notice>
      </div>
    );
  if (!isSocketLost) return null;
  return (
    <div className={classes.banner} data-wide={wide || undefined}>
      <Notice
        kind="warning"
        title={t('connection.no_news')}
        action={
          <Button variant="default" size="xs" onClick={reconnect}>
            {t('connection.reconnect')}
          </Button>
        }
      >
        {t('connection.no_news_text')}
      </Notice>
    </div>
  );
}

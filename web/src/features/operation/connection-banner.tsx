// What stands between this page and the service: no network, no socket, or a build that is older than the server's. The
// gravest alone is shown.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNewerBuild } from '../../platform/api/served-build.ts';
import { useOnline } from '../../platform/online.ts';
import { reconnect } from '../../platform/realtime/realtime.ts';
import { useSocketLoss } from '../../platform/realtime/socket-loss.ts';
import { hasUnsentInput } from '../../platform/unsent-input.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import classes from './page-banners.module.css';

const actions = { offline: () => undefined, newer: Reload, no_news: Reconnect };

function useTrouble(): keyof typeof actions | undefined {
  const isOnline = useOnline();
  const isSocketLost = useSocketLoss();
  const isOutdated = useNewerBuild();
  if (!isOnline) return 'offline';
  if (isOutdated) return 'newer';
  return isSocketLost ? 'no_news' : undefined;
}

export function ConnectionBanner({ wide }: { wide: boolean }) {
  const { t } = useTranslation();
  const trouble = useTrouble();
  if (!trouble) return null;
  const Action = actions[trouble];
  return (
    <div className={classes.banner} data-wide={wide || undefined}>
      <Notice
        kind={trouble === 'newer' ? 'information' : 'warning'}
        title={t(`connection.${trouble}`)}
        action={<Action />}
      >
        {t(`connection.${trouble}_text`)}
      </Notice>
    </div>
  );
}

function Reconnect() {
  const { t } = useTranslation();
  return <BannerButton label={t('connection.reconnect')} onPress={reconnect} />;
}

/** Asks first where small forms hold input; the others ask by themselves before the page is left. */
function Reload() {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const reload = () => location.reload();
  return (
    <>
      <BannerButton label={t('connection.reload')} onPress={() => (hasUnsentInput() ? setAsking(true) : reload())} />
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('unsaved.title')}
        confirmLabel={t('connection.reload')}
        keepLabel={t('unsaved.stay')}
        onConfirm={reload}
      >
        {t('unsaved.text')}
      </ConfirmDialog>
    </>
  );
}

const BannerButton = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <Button variant="default" size="xs" onClick={onPress}>
    {label}
  </Button>
);

// For an administrator in the marketplace, or a user in the admin app: says so, and links to the right one.
import { Button } from '@mantine/core';
import { IconDoorExit } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useTabTitle } from '../../../platform/address/page-name.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import classes from '../sign-in/account.module.css';
import AloneFrame from '../sign-in/alone-frame.tsx';
import { useSignOut } from '../sign-in/use-sign-out.ts';

export default function WrongApp({ kind, url }: { kind: 'admin' | 'marketplace'; url: string }) {
  const { t } = useTranslation();
  const leave = useSignOut();
  useTabTitle(t(`wrong_app.${kind}_title`));
  return (
    <AloneFrame signedIn>
      <EmptyState
        page
        icon={IconDoorExit}
        title={t(`wrong_app.${kind}_title`)}
        text={t(`wrong_app.${kind}_text`)}
        action={
          <div className={classes.actions}>
            <Button component="a" href={url}>
              {t(`wrong_app.${kind}_go`)}
            </Button>
            <Button variant="default" onClick={() => void leave()}>
              {t('shell.sign_out')}
            </Button>
          </div>
        }
      />
    </AloneFrame>
  );
}

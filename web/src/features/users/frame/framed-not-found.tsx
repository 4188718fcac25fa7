// The page for an unknown address: inside the shell for who is signed in, else under the head of the account pages.
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../../platform/lazy.ts';
import { profileQuery } from '../../../platform/session/session.ts';
import { PageNotFound } from '../../../ui/feedback/generic-pages.tsx';

const AloneFrame = lazy(() => import('../sign-in/alone-frame.tsx'));

interface FramedNotFoundProps {
  home: string;
  signIn: string;
}

export function FramedNotFound({ home, signIn }: FramedNotFoundProps) {
  const { t } = useTranslation();
  const isSignedIn = useQueryClient().getQueryData(profileQuery.queryKey) !== undefined;
  if (isSignedIn) return <PageNotFound to={home} label={t('page_not_found.home')} />;
  return (
    <Suspense>
      <AloneFrame>
        <PageNotFound to={signIn} label={t('account.sign_in')} />
      </AloneFrame>
    </Suspense>
  );
}

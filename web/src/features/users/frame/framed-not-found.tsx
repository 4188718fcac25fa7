// The page for an unknown address: inside the shell for who is signed in, else under the head of the account pages.
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { profileQuery } from '../../../platform/session/session.ts';
import { PageNotFound } from '../../../ui/feedback/generic-pages.tsx';

const AloneFrame = lazy(() => import('../sign-in/alone-frame.tsx'));

export function FramedNotFound({ home }: { home: string }) {
  const isSignedIn = useQueryClient().getQueryData(profileQuery.queryKey) !== undefined;
  if (isSignedIn) return <PageNotFound home={home} />;
  return (
    <Suspense>
      <AloneFrame>
        <PageNotFound home={home} />
      </AloneFrame>
    </Suspense>
  );
}

// A single message outside the apps' shell, under the head of the account pages.
import type { ReactNode } from 'react';
import classes from './account.module.css';
import { AccountTop } from './account-top.tsx';

interface AloneFrameProps {
  signedIn?: boolean;
  children: ReactNode;
}

export default function AloneFrame({ signedIn = false, children }: AloneFrameProps) {
  return (
    <div className={classes.plainFrame}>
      <div className={classes.side}>
        <AccountTop home="/" signedIn={signedIn} />
        <main className={classes.alone}>{children}</main>
      </div>
    </div>
  );
}

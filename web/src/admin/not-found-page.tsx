// The page for an unknown address in the admin app.
import { FramedNotFound } from '../features/users/frame/framed-not-found.tsx';
import { adminPaths } from '../platform/address/paths.ts';

export const NotFoundPage = () => <FramedNotFound home={adminPaths.dashboard()} signIn={adminPaths.signIn()} />;

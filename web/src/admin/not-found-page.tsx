// The page for an unknown address in the admin app.
import { adminPaths } from '../platform/address/paths.ts';
import { PageNotFound } from '../ui/feedback/generic-pages.tsx';

export const NotFoundPage = () => <PageNotFound home={adminPaths.dashboard()} />;

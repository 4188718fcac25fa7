// The page for an unknown address in the marketplace.
import { paths } from '../platform/address/paths.ts';
import { PageNotFound } from '../ui/feedback/generic-pages.tsx';

export const NotFoundPage = () => <PageNotFound home={paths.home()} />;

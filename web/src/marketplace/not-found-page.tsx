// The page for an unknown address in the marketplace.
import { FramedNotFound } from '../features/users/frame/framed-not-found.tsx';
import { paths } from '../platform/address/paths.ts';

export const NotFoundPage = () => <FramedNotFound home={paths.home()} signIn={paths.signIn()} />;

// Starts the admin app: under /admin, or at the root of its own host.
import { startApp } from '../app/start-app.tsx';
import { createAdminRouter } from './router.tsx';

void startApp(createAdminRouter, /^\/admin(\/|$)/.test(location.pathname) ? '/admin' : '/');

// Starts the marketplace app at the root of its host.
import { startApp } from '../platform/start-app.tsx';
import { createMarketplaceRouter } from './router.tsx';

void startApp(createMarketplaceRouter);

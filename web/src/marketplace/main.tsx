// Starts the marketplace app at the root of its host.
import { startApp } from '../app/start-app.tsx';
import { createMarketplaceRouter } from './router.tsx';

void startApp(createMarketplaceRouter);

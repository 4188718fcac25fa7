// Starts an app: the first texts, then the first page.
import { RouterProvider } from '@tanstack/react-router';
import { chooseLanguage } from '@wattpact/domain/words/language-choice';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient, holdAnswersDuringPresses } from '../platform/api/query-client.ts';
import { shareNonce } from '../platform/csp-nonce.ts';
import { watchInterruptions } from '../platform/interruption.ts';
import { watchPresses } from '../platform/press.ts';
import { watchSessionEnd } from '../platform/session/session-end.ts';
import { readWithoutEval } from '../platform/without-eval.ts';
import { startTexts } from '../platform/words/i18n.ts';
import { storedLanguage } from '../platform/words/language.ts';
import { AppProviders } from './app-providers.tsx';
import type { AppContext, createAppRouter } from './app-router.tsx';

type AppRouter = ReturnType<typeof createAppRouter>;

/** `basepath` is the app's root: /admin for the admin app, or the root of its own host. */
export async function startApp(
  routerOf: (context: AppContext, basepath: string) => AppRouter,
  basepath = '/',
): Promise<void> {
  readWithoutEval();
  shareNonce();
  watchInterruptions();
  watchPresses(window);
  holdAnswersDuringPresses();
  const path = location.pathname.slice(basepath === '/' ? 0 : basepath.length);
  await startTexts(chooseLanguage({ path, stored: storedLanguage(), browser: navigator.languages }));
  const queryClient = createQueryClient();
  watchSessionEnd(queryClient);
  const router = routerOf({ queryClient }, basepath);
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no place for the app');
  createRoot(container).render(
    <StrictMode>
      <AppProviders queryClient={queryClient}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </AppProviders>
    </StrictMode>,
  );
}

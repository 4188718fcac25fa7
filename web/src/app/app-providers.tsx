// The providers of both apps: theme, colour scheme, data, toasts.
import '../ui/theme/mantine.css';
import '../ui/theme/tokens.css';
import '../ui/theme/base.css';
import '../ui/theme/touch.css';
import '../ui/theme/kept-places.css';
import '../ui/theme/reduced-motion.css';
import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cspNonce } from '../platform/csp-nonce.ts';
import { ToastHost } from '../ui/feedback/toast-host.tsx';
import { cssVariables, theme } from '../ui/theme/theme.ts';

interface AppProvidersProps {
  queryClient: QueryClient;
  children: ReactNode;
}

export function AppProviders({ queryClient, children }: AppProvidersProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={cspNonce}
    >
      <QueryClientProvider client={queryClient}>
        {children}
        <ToastHost />
      </QueryClientProvider>
    </MantineProvider>
  );
}

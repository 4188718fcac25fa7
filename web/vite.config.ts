// Two apps (marketplace, admin) and what the static pages need (style sheets, the manual's script) come out of one build;
// build-pages.ts renders those pages from the same sources afterwards.
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { apiCallsOnly } from './api-calls-only.ts';

/** In development the server of Vite answers every page of the admin app with admin.html, as the product's server does. */
const adminPages = (): Plugin => ({
  name: 'admin-pages',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (/^\/admin(\/[^.]*)?$/.test(request.url?.split('?')[0] ?? '')) request.url = '/admin.html';
      next();
    });
  },
});

export default defineConfig({
  root: import.meta.dirname,
  plugins: [apiCallsOnly(), react(), adminPages()],
  build: {
    manifest: true,
    chunkSizeWarningLimit: 400,
    // Fonts and pictures stay files: a data: address would need a wider content security policy.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: {
        marketplace: 'index.html',
        admin: 'admin.html',
        landing: 'src/landing/landing.css',
        legal: 'src/legal/legal.css',
        manual: 'src/manual/manual-browser.ts',
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': { target: 'http://127.0.0.1:3000', ws: true },
      // The pages that only the build makes.
      '^/(manual(/|$)|((pt|en|es)/)?(terms|privacy|cookies)$)': 'http://127.0.0.1:3000',
    },
  },
});

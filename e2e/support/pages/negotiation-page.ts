// The page of negotiations, by its parts.
import type { Page } from '@playwright/test';
import { field } from './forms.ts';

export const thread = (page: Page) => page.getByRole('region', { name: 'Mensagens' });
export const composer = (page: Page) => field(page, 'Mensagem');
export const openUrl = (id: string) => `/pt/marketplace/negotiations?negotiationId=${id}`;

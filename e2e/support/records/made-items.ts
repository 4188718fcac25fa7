// Projects and offers of the demo's companies, made through the API.
import type { BrowserContext } from '@playwright/test';
import { send } from './made-parties.ts';
import { projectData, uploadDocument } from './made-records.ts';

/** The first approved company of the signed-in user. */
export async function entityOf(context: BrowserContext): Promise<string> {
  const { items } = await send(context, 'get', '/legal-entities?status=approved');
  return (items as { id: string }[])[0]?.id ?? '';
}

interface Made {
  id: string;
  name: string;
}

const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 6)}`;

/** A project that waits for an administrator; approved if one is passed in. */
export async function makeProject(context: BrowserContext, title: string, admin?: BrowserContext): Promise<Made> {
  const name = unique(title);
  const fileIds = [await uploadDocument(context.request, 'alvará.pdf')];
  const { id } = await send(context, 'post', '/projects', projectData(name, await entityOf(context), fileIds));
  if (admin) await send(admin, 'post', `/admin/projects/${id}/approve`, {});
  return { id, name };
}

/** A published offer, approved by the administrator. */
export async function makeOffer(
  context: BrowserContext,
  title: string,
  admin: BrowserContext,
  terms: object = {},
): Promise<Made> {
  const name = unique(title);
  const data = { buyerLegalEntityId: await entityOf(context), name, isPublishedInMarketplace: true, ...terms };
  const { id } = await send(context, 'post', '/offers', data);
  await send(admin, 'post', `/admin/offers/${id}/approve`, {});
  return { id, name };
}

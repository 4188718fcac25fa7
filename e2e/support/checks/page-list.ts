// Every page of both apps with an account that has data on it: paths after the language, in the demo's data.
import type { APIRequestContext } from '@playwright/test';

interface Row {
  id: string;
  status: string;
  allowedActions?: string[];
}

async function rows(request: APIRequestContext, path: string): Promise<Row[]> {
  const answer = await request.get(path);
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
  const body = await answer.json();
  return Array.isArray(body) ? body : body.items;
}

async function first(request: APIRequestContext, path: string, status?: string): Promise<string> {
  const found = (await rows(request, path)).find((row) => status === undefined || row.status === status);
  if (!found) throw new Error(`${path} has nothing ${status ?? ''}`);
  return found.id;
}

export const openPaths = [
  '',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/reset-password#token=x',
  '/verify-email#token=x',
  '/unsubscribe#user=x&signature=x',
];
export const openAdminPaths = ['/sign-in', '/forgot-password', '/reset-password#token=x'];

export async function sellerPaths(request: APIRequestContext): Promise<string[]> {
  const id = (path: string, status?: string) => first(request, `/api${path}`, status);
  const [entity, project, otherProject, offer, contract, invoice] = await Promise.all([
    id('/legal-entities', 'approved'),
    id('/projects', 'approved'),
    // The demo's own records: those of other journeys may close while the pages are visited.
    id('/search/projects?searchQuery=huertas'),
    id('/search/offers?searchQuery=granito'),
    id('/energy-contracts', 'approved'),
    id('/invoices'),
  ]);
  const [negotiation, template] = await negotiationWithVersion(request);
  return [
    ...['', 'projects', 'offers', 'contracts', 'invoices', 'legalEntity'].map((tab) => (tab ? `?tab=${tab}` : '')),
    '/legal-entities/new-legal-entity',
    `/legal-entities/${entity}`,
    `/legal-entities/${entity}/edit`,
    `/legal-entities/${entity}/integrations`,
    '/marketplace/projects',
    '/marketplace/projects?view=map',
    '/marketplace/projects/saved-search',
    `/marketplace/projects/compare?ids=${project},${otherProject}`,
    '/marketplace/offers',
    '/marketplace/offers?view=map',
    '/marketplace/offers/saved-search',
    '/simulator',
    '/series',
    '/prices',
    '/marketplace/negotiations',
    `/marketplace/negotiations?negotiationId=${negotiation}`,
    `/negotiations/${negotiation}/contract-templates/new-contract`,
    `/negotiations/${negotiation}/contract-templates/${template}`,
    '/projects/my-projects',
    '/projects/new-project',
    `/projects/${project}`,
    `/projects/${project}/edit`,
    `/projects/${otherProject}`,
    '/offers/my-offers',
    '/offers/new-offer',
    `/offers/${offer}`,
    '/energy-contracts/my-contracts',
    '/energy-contracts/database',
    '/energy-contracts/saved-search',
    '/energy-contracts/imports',
    '/energy-contracts/register',
    `/energy-contracts/register?negotiationId=${negotiation}`,
    `/energy-contracts/${contract}`,
    `/energy-contracts/${contract}?tab=terms_and_conditions`,
    `/energy-contracts/${contract}?tab=versions`,
    '/invoices/my-invoices',
    `/invoices/my-invoices?invoiceId=${invoice}`,
    `/invoices/${invoice}`,
    '/settings/profile',
    '/settings/notifications',
    '/settings/privacy',
    '/settings/security',
  ];
}

/** An ongoing negotiation of the user with a version of the contract. */
async function negotiationWithVersion(request: APIRequestContext): Promise<[negotiation: string, template: string]> {
  for (const { id, status } of await rows(request, '/api/negotiations')) {
    if (status !== 'ONGOING') continue;
    const [version] = await rows(request, `/api/negotiations/${id}/contract-templates`);
    if (version) return [id, version.id];
  }
  throw new Error('No negotiation of this account has a draft');
}

export async function buyerPaths(request: APIRequestContext): Promise<string[]> {
  const offer = await first(request, '/api/offers', 'approved');
  return [`/offers/${offer}`, `/offers/${offer}/edit`, '/offers/my-offers', '?tab=offers'];
}

/** Without a company: every page that needs one says what is missing. */
export const newcomerPaths = ['', '/marketplace/projects', '/marketplace/negotiations', '/projects/new-project'];

export async function adminPaths(request: APIRequestContext): Promise<string[]> {
  const lists = ['legal-entities', 'projects', 'offers', 'energy-contracts', 'invoices', 'support'];
  const records = await Promise.all(
    lists.map(async (list) => `/${list}/${await first(request, `/api/admin/${list}`)}`),
  );
  return [
    '',
    '/users',
    `/users/${await first(request, '/api/admin/users')}`,
    '/mails?tab=sent',
    ...lists.map((list) => `/${list}`),
    ...records,
    '/energy-contracts/database',
    '/invoices?tab=statements',
    '/invoices?tab=fees',
    `/invoices/accounts/${await first(request, '/api/admin/legal-entities')}`,
    '/contract-templates',
    '/decision-texts',
    '/prices',
    '/audit',
    '/series',
    '/simulator',
    '/usage',
    '/operation',
    '/configuration',
    '/manual',
    '/settings/profile',
    '/settings/notifications',
    '/settings/privacy',
    '/settings/security',
  ];
}

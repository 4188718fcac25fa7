// Two companies over a project, made through the API, each with its own browser.
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { projectPayload, termsPayload } from '@wattpact/domain/samples/sample-payloads';
import { consoleFaults } from '../checks/console-faults.ts';
import { accounts, openAccount, openSession, stranger } from '../people/people.ts';
import { decide, entityData, makeEntity, uploadDocument } from './made-records.ts';

export interface Desk {
  context: BrowserContext;
  page: Page;
  faults: string[];
  entity: { id: string; name: string };
}

export interface MadeParties {
  /** Owns the project. */
  seller: Desk;
  buyer: Desk;
  project: { id: string; name: string };
  negotiationId: string;
  close(): Promise<void>;
}

type Data = Record<string, unknown>;

export async function send(
  { request }: BrowserContext,
  method: 'get' | 'post' | 'put' | 'patch',
  path: string,
  data?: Data,
) {
  const answer = await request[method](`/api${path}`, data ? { data } : {});
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (answer.status() === 204 ? {} : await answer.json()) as Data & { id: string };
}

/** A stranger's approved company, in a browser of its own. */
export async function openCompany(
  browser: Browser,
  admin: BrowserContext,
  [firstName, lastName]: [string, string],
  name: string,
  viewport = { width: 1440, height: 900 },
): Promise<Desk> {
  const context = await browser.newContext({ viewport });
  await openAccount(context, stranger(firstName, lastName));
  const fileId = await uploadDocument(context.request, 'certidao.pdf');
  const entity = await makeEntity(context, entityData(name, [{ fileId, category: 'other' }]));
  await decide(admin, entity.id, 'approve');
  // These journeys provoke refusals: not found, closed, an outdated version, an unaccepted kind of file.
  return { context, page: await context.newPage(), faults: consoleFaults(context, [/ 4(03|09|12|15) /]), entity };
}

/** Terms of a first version, as its form sends them. */
export const termsData = (name: string, price: number) => {
  const { financialConditions } = termsPayload();
  return termsPayload({ name, financialConditions: { ...financialConditions, price } });
};

interface PartiesOptions {
  /** The buyer opens the negotiation with this message; without one it is not opened. */
  message?: string;
  buyerViewport?: { width: number; height: number };
}

export async function makeParties(
  browser: Browser,
  { message, buyerViewport }: PartiesOptions = {},
): Promise<MadeParties> {
  const mark = crypto.randomUUID().slice(0, 6);
  const admin = await browser.newContext();
  await openSession(admin, accounts.admin);
  const seller = await openCompany(browser, admin, ['Sara', 'Ventura'], `Ventos da Serra ${mark}, S.A.`);
  const buyer = await openCompany(browser, admin, ['Bruno', 'Forno'], `Fornos do Sul ${mark}, Lda.`, buyerViewport);
  const name = `Parque Solar da Várzea ${mark}`;
  const fileId = await uploadDocument(seller.context.request, 'licenca.pdf');
  const { id } = await send(
    seller.context,
    'post',
    '/projects',
    projectPayload(seller.entity.id, fileId, { designation: name }),
  );
  await send(admin, 'post', `/admin/projects/${id}/approve`, {});
  await admin.close();
  const opening = { entityType: 'PROJECT', projectId: id, legalEntityId: buyer.entity.id, message };
  const negotiationId = message === undefined ? '' : (await send(buyer.context, 'post', '/negotiations', opening)).id;
  const close = async () => {
    await Promise.all([seller.context.close(), buyer.context.close()]);
  };
  return { seller, buyer, project: { id, name }, negotiationId, close };
}

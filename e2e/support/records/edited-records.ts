// Records of the four reviewed kinds, edited by two users of one company at once: one in the browser, the other through the
// API.
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { type EditPage, type EditWords, editPage } from '../pages/edit-page.ts';
import { accounts, openAccount, openSession, type Person, stranger } from '../people/people.ts';
import { portugueseNumber } from './fiscal-numbers.ts';
import { send, termsData } from './made-parties.ts';
import { decide, entityData, makeEntity, projectData, uploadDocument } from './made-records.ts';

type Data = Record<string, unknown>;

interface Making {
  name: string;
  entityId: string;
  other: Person;
  upload: (file: string) => Promise<string>;
}

interface EditedKind extends EditWords {
  /** In the addresses of the API and of the pages. */
  path: string;
  createPath?: string;
  data: (making: Making) => Promise<Data>;
  /** The other user's changes: people, files, clauses, figures. */
  change: (data: Data, making: Making) => Promise<Data>;
  /** The dialog's text about them. */
  told: readonly string[];
  /** It waits for its first decision all along: once approved, an edit of it would be an amendment. */
  waits?: boolean;
  /** How the other user removes the permission to edit for now. */
  lock?: (context: BrowserContext, id: string) => Promise<unknown>;
}

const person = (one: Person, role: 'manage' | 'view') => ({ ...one, authorizationLevel: 'attorney' as const, role });
const eva = { firstName: 'Eva', lastName: 'Moura', email: 'eva.moura@empresa.example' };
const entityOf = async ({ name, other, upload }: Making) =>
  entityData(name, [{ fileId: await upload('certidão.pdf'), category: 'other' }], {
    representatives: [person(other, 'manage')],
  });

export const editedKinds = {
  project: {
    path: 'projects',
    title: 'Editar projeto',
    nameLabel: 'Designação',
    nameKey: 'designation',
    submit: 'Enviar para validação',
    data: async ({ name, entityId, upload }) => projectData(name, entityId, [await upload('alvará.pdf')]),
    change: async (data, { upload }) => ({
      documentations: [{ phase: 'UNDER_CONSTRUCTION', fileIds: [await upload('licença nova.pdf')] }],
      financialConditions: { ...(data.financialConditions as Data), price: 39 },
    }),
    told: ['licença nova.pdf', 'alvará.pdf', '39,00 €/MWh'],
  },
  offer: {
    path: 'offers',
    title: 'Editar oferta',
    nameLabel: 'Nome',
    nameKey: 'name',
    submit: 'Enviar para validação',
    asks: true,
    data: async ({ name, entityId }) => ({ buyerLegalEntityId: entityId, name, isPublishedInMarketplace: true }),
    change: async () => ({ totalPurchasedCapacity: 17, technologies: ['SOLAR_POWER'] }),
    told: ['17 MW', 'Solar'],
  },
  contract: {
    path: 'energy-contracts',
    title: 'Editar contrato',
    nameLabel: 'Nome do contrato',
    nameKey: 'name',
    submit: 'Guardar alterações',
    data: async ({ name, entityId, upload }) => ({
      ...termsData(name, 41),
      firstPartyLegalEntityId: entityId,
      roleInEnergyContract: 'SELLER',
      secondPartyFiscalInfo: {
        country: 'portugal',
        fiscalNumber: portugueseNumber(),
        name: 'Fornos do Oeste, Lda.',
        streetAddress: 'Rua do Forno',
        city: 'Lisboa',
        postalCode: '1000-100',
      },
      documents: [await upload('contrato.pdf')],
    }),
    change: async () => ({
      documents: [],
      extraClauses: [{ name: 'Cessão', description: 'Só com acordo das partes' }],
    }),
    told: ['contrato.pdf', 'Só com acordo das partes'],
    waits: true,
    lock: (context, id) =>
      send(context, 'post', `/energy-contracts/${id}/terminate`, {
        terminationType: 'TERMINATION_BY_MUTUAL_AGREEMENT',
        details: 'Acordo das partes.',
      }),
  },
  entity: {
    path: 'legal-entities',
    createPath: 'legal-entities/create',
    title: 'Editar entidade',
    nameLabel: 'Nome',
    nameKey: 'name',
    submit: 'Reenviar para aprovação',
    declares: true,
    data: entityOf,
    change: async (data) => ({
      streetAddress: 'Largo da Sé',
      representatives: [...(data.representatives as Data[]), person(eva, 'view')],
    }),
    told: ['Largo da Sé', 'Eva Moura'],
  },
} satisfies Record<string, EditedKind>;

export type EditedKindName = keyof typeof editedKinds;

export interface EditScene extends EditPage {
  page: Page;
  /** The owner's session. */
  email: string;
  name: string;
  /** Approves a record, again or for the first time, if it does not wait. */
  approve: () => Promise<unknown>;
  get: () => Promise<Data>;
  /** The other user edits, which sends the record to review. */
  put: (changes: Data) => Promise<unknown>;
  /** The other user makes the change that the dialog must show; it is approved. */
  change: () => Promise<Data>;
  lock: () => Promise<unknown>;
  /** An administrator deletes it. */
  /** Waits for the owner's news that their company is approved. */
  hearApproval: () => Promise<void>;
  remove: () => Promise<unknown>;
  close: () => Promise<unknown>;
}

/** An approved record of this kind, if it does not wait, its owner's browser, and another user of their company. */
export async function editScene(browser: Browser, kindName: EditedKindName): Promise<EditScene> {
  const kind: EditedKind = editedKinds[kindName];
  const [context, other, admin] = await Promise.all([
    browser.newContext({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] }),
    browser.newContext(),
    browser.newContext(),
  ]);
  const [owner, second] = [stranger('Sara', 'Ventura'), stranger('Rui', 'Canas')];
  await Promise.all([openAccount(context, owner), openAccount(other, second), openSession(admin, accounts.admin)]);
  const name = `Registo a dois ${crypto.randomUUID().slice(0, 6)}`;
  const upload = (file: string) => uploadDocument(context.request, file);
  const company = { name: `${name}, Lda.`, entityId: '', other: second, upload };
  const companyData = await entityOf(company);
  const entity = await makeEntity(context, companyData);
  await decide(admin, entity.id, 'approve');
  const isEntity = kindName === 'entity';
  const making = isEntity ? company : { ...company, name, entityId: entity.id };
  const data: Data = isEntity ? companyData : await kind.data(making);
  const id = isEntity ? entity.id : (await send(context, 'post', `/${kind.path}`, data)).id;
  const decideNow = () => send(admin, 'post', `/admin/${kind.path}/${id}/approve`, {});
  const approve = async () => (kind.waits ? undefined : decideNow());
  if (!isEntity) await approve();
  const put = (changes: Data) => send(other, 'put', `/${kind.path}/${id}`, Object.assign(data, changes));
  const page = await context.newPage();
  return {
    ...editPage(page, kind, `/pt/${kind.path}/${id}`),
    page,
    email: owner.email,
    name: making.name,
    approve,
    put,
    get: () => send(context, 'get', `/${kind.path}/${id}`),
    change: async () => {
      const changes = await kind.change(data, { ...making, upload: (file) => uploadDocument(other.request, file) });
      await put(changes);
      await approve();
      return changes;
    },
    lock: async () => {
      if (!kind.lock) return put({});
      // Only an approved contract ends.
      if (kind.waits) await decideNow();
      return kind.lock(other, id);
    },
    hearApproval: () =>
      expect
        .poll(async () => (await context.request.get('/api/notifications')).text())
        .toContain('legal_entity.approved'),
    remove: () => admin.request.delete(`/api/admin/${kind.path}/${id}?force=true`),
    close: () => Promise.all([context.close(), other.close(), admin.close()]),
  };
}

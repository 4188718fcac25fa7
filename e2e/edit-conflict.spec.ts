// Two of a company edit its project at once: what the second reads, keeps, and sends.
import { type APIResponse, type Browser, expect, type Page, test } from '@playwright/test';
import { button, expectPage, field, nextStep } from './support/forms.ts';
import { projectData, uploadDocument } from './support/made/made-records.ts';
import { accounts, openSession } from './support/people.ts';
import { retype, whileTextsCome } from './support/wizards/kept-input.ts';

interface Project {
  id: string;
  designation: string;
  documentations: { phase: string; fileIds: string[] }[];
  financialConditions: { price: number };
}

async function done<Answer = Project>(sent: Promise<APIResponse>): Promise<Answer> {
  const answer = await sent;
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Answer;
}

/** An approved project of the seller, and what the other of its company does to it meanwhile. */
async function scene(browser: Browser) {
  const [context, admin] = await Promise.all([
    browser.newContext({ viewport: { width: 1440, height: 900 } }),
    browser.newContext(),
  ]);
  await Promise.all([openSession(context, accounts.seller), openSession(admin, accounts.admin)]);
  const { request } = context;
  const entities = await done<{ items: { id: string }[] }>(request.get('/api/legal-entities?status=approved'));
  const name = `Projeto a dois ${crypto.randomUUID().slice(0, 6)}`;
  const dataOf = (fileIds: string[]) => projectData(name, entities.items[0]?.id ?? '', fileIds);
  const data = dataOf([await uploadDocument(request, 'alvará.pdf')]);
  const { id } = await done(request.post('/api/projects', { data }));
  const approve = () => done(admin.request.post(`/api/admin/projects/${id}/approve`, { data: {} }));
  await approve();
  const page = await context.newPage();
  return {
    page,
    id,
    name,
    data,
    approve,
    upload: (file: string) => uploadDocument(request, file),
    get: () => done(request.get(`/api/projects/${id}`)),
    put: (changed: object) => done(request.put(`/api/projects/${id}`, { data: { ...data, ...changed } })),
    open: async () => {
      await page.goto(`/pt/projects/${id}/edit`);
      await expectPage(page, 'Editar projeto');
    },
    close: () => Promise.all([context.close(), admin.close()]),
  };
}

const send = async (page: Page) => {
  for (let step = 1; step < 4; step += 1) await nextStep(page);
  await button(page, 'Enviar para validação').click();
};
const conflictOf = (page: Page) => page.getByRole('dialog', { name: 'Este registo mudou entretanto' });

test('documents that the other has exchanged are told, and stay exchanged when what was typed is kept', async ({
  browser,
}) => {
  const s = await scene(browser);
  const { page, name } = s;
  await s.open();
  await field(page, 'Designação').fill(`${name} Norte`);
  const licence = await s.upload('licença nova.pdf');
  await s.put({
    documentations: [{ phase: 'UNDER_CONSTRUCTION', fileIds: [licence] }],
    financialConditions: { ...s.data.financialConditions, price: 39 },
  });
  await s.approve();
  await send(page);
  const dialog = conflictOf(page);
  await expect(dialog.getByText('Nenhum campo mudou')).toHaveCount(0);
  await expect(dialog.getByText('licença nova.pdf')).toBeVisible();
  await expect(dialog.getByText('alvará.pdf')).toBeVisible();
  await button(dialog, 'Manter o que escrevi').click();
  await expect(dialog).toBeHidden();
  await button(page, 'Enviar para validação').click();
  await expectPage(page, `${name} Norte`);
  expect(await s.get()).toMatchObject({
    designation: `${name} Norte`,
    documentations: [{ phase: 'UNDER_CONSTRUCTION', fileIds: [licence] }],
    financialConditions: { price: 39 },
  });
  await s.close();
});

test('what was typed before a reload stays over what the other has sent since', async ({ browser }) => {
  const s = await scene(browser);
  const { page, name } = s;
  await s.open();
  await field(page, 'Designação').fill(`${name} Norte`);
  await expect(page.getByText(/^Guardado neste navegador/)).toBeVisible();
  await s.put({ financialConditions: { ...s.data.financialConditions, price: 39 } });
  await s.approve();
  await page.reload();
  await expect(page.getByText(/^Houve alterações desde que escreveu aqui/)).toBeVisible();
  await expect(field(page, 'Designação')).toHaveValue(`${name} Norte`);
  await send(page);
  await expectPage(page, `${name} Norte`);
  expect(await s.get()).toMatchObject({ designation: `${name} Norte`, financialConditions: { price: 39 } });
  await s.close();
});

test('what was typed after a reload stays while the page waits for the words of what the other has sent', async ({
  browser,
}) => {
  const s = await scene(browser);
  const { page, name } = s;
  await s.open();
  await retype(page, 'Designação', `${name} Norte`, `${name} Poente`);
  await s.put({ financialConditions: { ...s.data.financialConditions, price: 39 } });
  await s.approve();
  await whileTextsCome(page, 'legalEntity', () => send(page));
  await button(conflictOf(page), 'Manter o que escrevi').click();
  await button(page, 'Enviar para validação').click();
  await expectPage(page, `${name} Poente`);
  expect(await s.get()).toMatchObject({ designation: `${name} Poente`, financialConditions: { price: 39 } });
  await s.close();
});

test('the present state takes the place of what was typed; what may not be edited any more leads to its page', async ({
  browser,
}) => {
  const s = await scene(browser);
  const { page, name } = s;
  await s.open();
  await field(page, 'Designação').fill('Escrita por cima');
  await s.put({ designation: `${name} Sul` });
  await s.approve();
  await send(page);
  await button(conflictOf(page), 'Carregar o estado atual').click();
  await expect(field(page, 'Designação')).toHaveValue(`${name} Sul`);
  // What was typed over the older version comes back no more.
  await page.reload();
  await expect(field(page, 'Designação')).toHaveValue(`${name} Sul`);

  await field(page, 'Designação').fill('Outra vez por cima');
  await s.put({ designation: `${name} Este` });
  await send(page);
  const dialog = conflictOf(page);
  await expect(dialog.getByText('Neste momento já não pode ser editado')).toBeVisible();
  await expect(dialog.getByText(`${name} Este`)).toBeVisible();
  await expect(button(dialog, 'Manter o que escrevi')).toHaveCount(0);
  await button(dialog, 'Continuar aqui').click();
  await expect(button(page, 'Enviar para validação')).toBeVisible();
  await button(page, 'Enviar para validação').click();
  await button(dialog, 'Carregar o estado atual').click();
  await expectPage(page, `${name} Este`);
  expect(await s.get()).toMatchObject({ designation: `${name} Este` });
  await s.close();
});

// The bell and its popover: what a browser alone shows of them. Who is told of what is held on the server.
import { expect, type Locator, type Page, test, type WebSocketRoute } from '@playwright/test';
import { bell, makeCompany, news, popover } from '../../support/pages/notifications.ts';
import { accounts, openAccount, openSession, stranger } from '../../support/people/people.ts';
import { decide, editEntity } from '../../support/records/made-records.ts';

/** By touch, as the browser tells it. */
async function swipe(page: Page, row: Locator, by: number): Promise<void> {
  const box = await row.boundingBox();
  if (!box) throw new Error('The row is not on the screen');
  const touch = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (const part of [0.2, 0.4, 0.6, 0.8, 1])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + by * part, y }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('[NOT-25] the popover takes at most 70% of the window and 500 px; beyond, it scrolls', async ({ browser }) => {
  const context = await browser.newContext();
  await openSession(context, accounts.admin);
  const page = await context.newPage();
  for (const height of [900, 500]) {
    await page.setViewportSize({ width: 1280, height });
    await page.goto('/admin/pt');
    await bell(page).click();
    await expect.poll(() => news(page).count()).toBeGreaterThan(8);
    // Once it has stopped unfolding.
    const most = Math.min(500, 0.7 * height);
    await expect
      .poll(async () => Math.round((await popover(page).boundingBox())?.height ?? 0))
      .toBeGreaterThan(0.8 * most);
    expect((await popover(page).boundingBox())?.height).toBeLessThanOrEqual(most + 1);
    await news(page).last().scrollIntoViewIfNeeded();
    await expect(news(page).last()).toBeInViewport();
  }
  await context.close();
});

test('[NOT-03, NOT-14, NOT-15, NOT-18, NOT-22, NOT-23, NOT-24, NOT-27, NOT-28, NOT-29, NOT-40] news come by themselves; read, deleted and set back when that fails', async ({
  browser,
}) => {
  const context = await browser.newContext({ hasTouch: true });
  await openAccount(context, stranger('Eva', 'Moinho'));
  const admin = await browser.newContext();
  await openSession(admin, accounts.admin);
  const page = await context.newPage();
  const logged: string[] = [];
  page.on('console', (line) => line.type() === 'warning' && logged.push(line.text()));
  await page.goto('/pt');
  await bell(page).click();
  await expect(popover(page).getByText('Sem notificações')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popover(page)).toBeHidden();

  const { entity, data } = await makeCompany(context);
  // The open page of what the news are about shows what they tell.
  await page.goto(`/pt/legal-entities/${entity.id}`);
  await expect(page.getByRole('main').getByText('Pendente de validação').first()).toBeVisible();
  await decide(admin, entity.id, 'approve');
  await expect(bell(page)).toHaveAccessibleName('Notificações, 1 por ler');
  await expect(page.getByRole('main').getByText('Aprovada').first()).toBeVisible();
  await editEntity(context, entity.id, { ...data, city: 'Viseu' });
  await decide(admin, entity.id, 'reject', 'Falta a certidão');
  await expect(bell(page)).toHaveText('2');
  await bell(page).click();
  await expect(popover(page).getByRole('heading', { name: 'Hoje' })).toBeVisible();
  await expect(news(page)).toHaveCount(2);
  const [rejected, approved] = [news(page).first(), news(page).last()];
  await expect(rejected).toContainText(`A entidade ${entity.name} foi rejeitada`);
  await expect(rejected).toContainText('Falta a certidão');
  await expect(approved).toContainText(`A entidade ${entity.name} foi aprovada`);

  // A change that the server refuses is taken back, and only the log tells.
  await page.route('**/api/notifications/**', (route) => route.fulfill({ status: 500, json: { status: 500 } }));
  for (const label of ['Marcar como lida', 'Eliminar']) {
    await rejected.hover();
    await rejected.getByRole('button', { name: new RegExp(`^${label}`) }).click();
    await expect
      .poll(() => logged.filter((text) => text.startsWith('The notification was not changed')).length)
      .toBe(label === 'Eliminar' ? 2 : 1);
    await expect(news(page)).toHaveCount(2);
    await expect(bell(page)).toHaveText('2');
  }
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unrouteAll();

  // The edges are buttons for mouse and keyboard; a finger swipes.
  await approved.hover();
  await approved.getByRole('button', { name: /^Marcar como lida/ }).click();
  await expect(bell(page)).toHaveText('1');
  await expect(popover(page).getByRole('status')).toHaveText('Marcada como lida');
  await expect(approved.getByRole('link')).toBeFocused();
  await swipe(page, rejected, 150);
  await expect(bell(page)).toHaveAccessibleName('Notificações');
  await swipe(page, rejected, -40);
  await expect(news(page)).toHaveCount(2);
  await swipe(page, rejected, -150);
  await expect(news(page)).toHaveCount(1);
  await news(page)
    .getByRole('button', { name: /^Eliminar/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(popover(page).getByText('Sem notificações')).toBeVisible();
  await expect(popover(page).getByRole('link', { name: 'Definições das notificações' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popover(page)).toBeHidden();
  await bell(page).click();

  await editEntity(context, entity.id, { ...data, city: 'Lamego' });
  await decide(admin, entity.id, 'approve');
  await expect(bell(page)).toHaveText('1');
  await expect(popover(page).getByRole('status')).toHaveText(
    `Nova notificação: A entidade ${entity.name} foi aprovada`,
  );
  await popover(page).getByRole('button', { name: 'Marcar todas como lidas' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notificações');
  await page.keyboard.press('Escape');
  await expect(popover(page)).toBeHidden();
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notificações');
  await bell(page).click();
  await news(page).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/pt/legal-entities/${entity.id}$`));
  await admin.close();
  await context.close();
});

test('[NOT-16, NOT-17, NOT-19, NOT-20, NOT-21, NOT-25] days and times, a badge of four figures, a list that is never too high', async ({
  context,
}) => {
  await openSession(context, accounts.seller);
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date('2026-11-21T15:00:00Z'));
  const at = ['2026-11-21T09:05:00Z', '2026-11-20T22:10:00Z', '2026-11-02T08:30:00Z'];
  const data = { resourceType: 'project', resourceId: 'x', resourceName: 'Sobral', status: 'approved' };
  const items = Array.from({ length: 21 }, (_, index) => ({
    id: `0199000${index}`,
    isRead: false,
    createdAt: at[Math.floor(index / 7)],
    message: '',
    title: { translationKey: 'project.approved', data: { ...data, resourceEntity: null, entityType: null } },
  }));
  let unreadCount = 99;
  await page.route('**/api/notifications?*', (route) =>
    route.fulfill({ json: { items, total: items.length, page: 1, limit: 20, unreadCount } }),
  );
  const badge = bell(page).locator('span').last();
  /** Not a number while the badge is drawn anew. */
  const size = () => badge.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  await page.goto('/pt');
  await expect(badge).toHaveText('99');
  await expect.poll(size).toBe(11);
  unreadCount = 25_000;
  await page.reload();
  await expect(badge).toHaveText('999+');
  await expect.poll(size).toBeLessThan(11);

  await bell(page).click();
  await expect(popover(page).getByRole('heading', { level: 3 })).toHaveText(['Hoje', 'Ontem', '02/11/2026']);
  for (const time of ['09:05', '22:10', '08:30']) await expect(popover(page).getByText(time).first()).toBeVisible();
  for (const height of [900, 600, 400]) {
    await page.setViewportSize({ width: 1280, height });
    const shown = (await popover(page).boundingBox())?.height ?? 0;
    expect(shown, `in a window of ${height}`).toBeGreaterThan(height / 3);
    expect(shown, `in a window of ${height}`).toBeLessThanOrEqual(Math.min(500, 0.7 * height) + 1);
  }
});

test('[NOT-36, NOT-39, NOT-41] with each connection the list is cleared and fetched: what came meanwhile is there, once', async ({
  browser,
}) => {
  const context = await browser.newContext();
  await openAccount(context, stranger('Rui', 'Azenha'));
  const admin = await browser.newContext();
  await openSession(admin, accounts.admin);
  const { entity, data } = await makeCompany(context);
  const page = await context.newPage();
  const logged: string[] = [];
  page.on('console', (line) => line.type() === 'warning' && logged.push(line.text()));
  let open: WebSocketRoute | undefined;
  /** What the server said over the present socket; its answer to the joining waits until it may go. */
  let said: string[] = [];
  let letJoin: (() => void) | undefined;
  let holdsJoining = false;
  await page.routeWebSocket(/\/api\/socket\.io\//, (socket) => {
    open = socket;
    said = [];
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const pass = () => socket.send(message);
      said.push(String(message));
      if (holdsJoining && String(message).startsWith('43')) letJoin = pass;
      else pass();
    });
  });
  await page.goto('/pt');
  await expect.poll(() => open !== undefined).toBe(true);
  await decide(admin, entity.id, 'approve');
  await expect(bell(page)).toHaveText('1');
  await bell(page).click();
  await expect(news(page)).toHaveCount(1);

  await context.setOffline(true);
  await open?.close();
  await editEntity(context, entity.id, { ...data, city: 'Viseu' });
  await decide(admin, entity.id, 'reject', 'Falta a certidão');
  await expect.poll(() => logged.some((text) => text.startsWith('Realtime connection failed'))).toBe(true);
  await expect(bell(page)).toHaveText('1');
  await expect(news(page)).toHaveCount(1);

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let answers = 0;
  await page.route('**/api/notifications?*', async (route) => {
    const response = await route.fetch();
    answers += 1;
    await held;
    await route.fulfill({ response });
  });
  holdsJoining = true;
  await context.setOffline(false);
  // Nothing is fetched before the server has said that from now on all news arrive.
  await expect.poll(() => letJoin !== undefined).toBe(true);
  expect(answers).toBe(0);
  letJoin?.();
  await expect(news(page)).toHaveCount(0);
  await expect.poll(() => answers).toBe(1);
  // What happens when the answer was read and has not arrived is not lost.
  await editEntity(context, entity.id, { ...data, city: 'Lamego' });
  await decide(admin, entity.id, 'approve');
  await expect.poll(() => said.filter((message) => message.includes('new_notification')).length).toBe(1);
  release();
  await expect(news(page)).toHaveCount(3);
  await expect(news(page).first()).toContainText('foi aprovada');
  await expect(bell(page)).toHaveText('3');
  await admin.close();
  await context.close();
});

test('[NOT-23, NOT-24] the edges show where the mouse is; what is removed makes room, and nothing is skipped', async ({
  context,
}) => {
  await openSession(context, accounts.seller);
  const page = await context.newPage();
  const data = { resourceType: 'project', resourceId: 'x', status: 'approved', resourceEntity: null, entityType: null };
  let all = Array.from({ length: 45 }, (_, index) => ({
    id: `0199000${index}`,
    isRead: index > 1,
    createdAt: new Date(Date.UTC(2026, 10, 20, 12, 60 - index)).toISOString(),
    message: '',
    title: { translationKey: 'project.approved', data: { ...data, resourceName: `Parque ${index}` } },
  }));
  await page.route('**/api/notifications?*', (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get('page') ?? 1);
    const items = all.slice((at - 1) * 20, at * 20);
    return route.fulfill({ json: { items, total: all.length, page: at, limit: 20, unreadCount: 0 } });
  });
  await page.route('**/api/notifications/*', (route) => {
    all = all.filter(({ id }) => !route.request().url().endsWith(id));
    return route.fulfill({ status: 204 });
  });
  await page.goto('/pt');
  await bell(page).click();
  await expect(news(page)).toHaveCount(20);
  for (const name of [/^Marcar como lida/, /^Eliminar/]) {
    const button = news(page).nth(1).getByRole('button', { name });
    await news(page).first().hover();
    await expect(button).toHaveCSS('opacity', '0');
    await news(page).nth(1).hover();
    await expect(button).toHaveCSS('opacity', '1');
  }
  await news(page)
    .first()
    .getByRole('button', { name: /^Eliminar/ })
    .focus();
  for (const gone of [1, 2, 3]) {
    await page.keyboard.press('Enter');
    await expect(news(page).first()).toContainText(`Parque ${gone} `);
    await expect(news(page)).toHaveCount(20);
  }
  const older = popover(page).getByRole('button', { name: 'Ver mais antigas' });
  await older.click();
  await expect(news(page)).toHaveCount(40);
  await older.click();
  await expect(news(page)).toHaveCount(42);
  await expect(older).toHaveCount(0);
});

test('on touch both acts are buttons that a finger meets', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  await openSession(context, accounts.seller);
  const page = await context.newPage();
  const data = { resourceType: 'project', resourceId: 'x', status: 'approved', resourceEntity: null, entityType: null };
  const one = {
    id: '01990001',
    isRead: false,
    createdAt: new Date().toISOString(),
    message: 'Com uma frase que é mais comprida do que a linha em que ela começa, e que segue na outra',
    title: { translationKey: 'project.approved', data: { ...data, resourceName: 'Parque Solar da Charneca do Sul' } },
  };
  await page.route('**/api/notifications?*', (route) =>
    route.fulfill({ json: { items: [one], total: 1, page: 1, limit: 20, unreadCount: 1 } }),
  );
  await page.goto('/pt');
  await bell(page).tap();
  for (const name of [/^Marcar como lida/, /^Eliminar/]) {
    const button = news(page).getByRole('button', { name });
    await expect(button).toHaveCSS('opacity', '1');
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  const [time, mark] = [news(page).locator('time'), news(page).getByRole('button', { name: /^Marcar como lida/ })];
  const [above, below] = [await time.boundingBox(), await mark.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  await context.close();
});

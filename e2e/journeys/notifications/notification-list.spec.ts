// The list of notifications: refetched on a new connection, made shorter by removals, used by touch.
import { expect, test } from '@playwright/test';
import { bell, makeCompany, news, popover } from '../../support/pages/notifications.ts';
import { accounts, openAccount, openSession, stranger } from '../../support/people/people.ts';
import { holdJoining } from '../../support/product/connections.ts';
import { decide, editEntity } from '../../support/records/made-records.ts';

test('[NOT-36, NOT-39, NOT-41] a new connection fetches the list anew: what came meanwhile is there, once', async ({
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
  const line = await holdJoining(page);
  await page.goto('/pt');
  await line.opened;
  await decide(admin, entity.id, 'approve');
  await expect(bell(page)).toHaveText('1');
  await bell(page).click();
  await expect(news(page)).toHaveCount(1);

  await context.setOffline(true);
  await line.cut();
  await editEntity(context, entity.id, { ...data, city: 'Viseu' });
  await decide(admin, entity.id, 'reject', 'Falta a certidão');
  await expect.poll(() => logged.some((text) => text.startsWith('Realtime connection failed'))).toBe(true);
  await expect(bell(page)).toHaveText('1');
  await expect(news(page)).toHaveCount(1);

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let answers = 0;
  await page.route('**/api/notifications?*', async (route) => {
    const response = await route.fetch();
    answers += 1;
    await held;
    await route.fulfill({ response });
  });
  line.hold();
  await context.setOffline(false);
  // Nothing is fetched before the server has confirmed that all later notifications arrive.
  const letJoin = await line.asksToJoin();
  expect(answers).toBe(0);
  letJoin();
  await expect(news(page)).toHaveCount(0);
  await expect(bell(page)).toHaveText('1');
  await expect.poll(() => answers).toBe(1);
  // A notification sent after the answer was read, but before it arrived, is not lost.
  await editEntity(context, entity.id, { ...data, city: 'Lamego' });
  await decide(admin, entity.id, 'approve');
  await expect.poll(() => line.heard('new_notification')).toBe(1);
  release();
  await expect(news(page)).toHaveCount(3);
  await expect(news(page).first()).toContainText('foi aprovada');
  await expect(bell(page)).toHaveText('3');
  await admin.close();
  await context.close();
});

test('[NOT-37, NOT-39] a load fetches the list once, as soon as no notification can be missed', async ({ context }) => {
  await openSession(context, accounts.seller);
  const page = await context.newPage();
  const line = await holdJoining(page);
  line.hold();
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/notifications?')) calls += 1;
  });
  await page.goto('/pt');
  const letJoin = await line.asksToJoin();
  await bell(page).click();
  expect(calls).toBe(0);
  letJoin();
  await expect(news(page).first()).toBeVisible();
  expect(calls).toBe(1);
});

test('the edges show where the mouse is; what is removed makes room, and nothing is skipped', async ({ context }) => {
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

test('on touch a button slides a row away from its two acts, which a finger meets', async ({ browser }) => {
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
  const more = news(page).getByRole('button', { name: /^Ações sobre/ });
  const read = news(page).getByRole('button', { name: /^Marcar como lida/ });
  const outOfReach = read.and(page.locator('[inert] *'));
  await expect(outOfReach).toHaveCount(1);
  await more.tap();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(outOfReach).toHaveCount(0);
  for (const button of [more, read, news(page).getByRole('button', { name: /^Eliminar/ })]) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  const [time, acts] = [await news(page).locator('time').boundingBox(), await read.boundingBox()];
  expect((time?.x ?? 0) + (time?.width ?? 0)).toBeLessThanOrEqual((acts?.x ?? 0) + 1);
  await context.close();
});

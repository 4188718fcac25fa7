// The parts of the bell and its popover that only a browser shows. Server tests check who is notified of what.
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { bell, makeCompany, news, popover } from '../../support/pages/notifications.ts';
import { follow } from '../../support/pages/open-page.ts';
import { accounts, openAccount, openSession, stranger } from '../../support/people/people.ts';
import { decide, editEntity } from '../../support/records/made-records.ts';

/** By touch, as the browser dispatches it. */
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

/** A user whose company caused two notifications: approved, then rejected. */
async function openReader(browser: Browser, { hasTouch = true } = {}) {
  const context = await browser.newContext({ hasTouch });
  await openAccount(context, stranger('Eva', 'Moinho'));
  const admin = await browser.newContext();
  await openSession(admin, accounts.admin);
  const page = await context.newPage();
  const { entity, data } = await makeCompany(context);
  const close = () => Promise.all([admin.close(), context.close()]);
  const reject = async () => {
    await editEntity(context, entity.id, { ...data, city: 'Viseu' });
    await decide(admin, entity.id, 'reject', 'Falta a certidão');
  };
  return { context, admin, page, entity, data, reject, close };
}

/** The popover is open and lists both notifications. */
async function openNews(browser: Browser, options?: { hasTouch: boolean }) {
  const reader = await openReader(browser, options);
  const { admin, entity, page, reject } = reader;
  await decide(admin, entity.id, 'approve');
  await reject();
  await page.goto('/pt');
  await expect(bell(page)).toHaveText('2');
  await bell(page).click();
  await expect(news(page)).toHaveCount(2);
  return { ...reader, rejected: news(page).first(), approved: news(page).last() };
}

test('[NOT-03, NOT-14, NOT-15, NOT-18, NOT-22, NOT-40] news come by themselves, and so does the page they are about', async ({
  browser,
}) => {
  const { admin, page, entity, reject, close } = await openReader(browser);
  await page.goto('/pt');
  await bell(page).click();
  await expect(popover(page).getByText('Sem notificações')).toBeVisible();
  // Also where the focus has not come into the list yet.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Escape');
  await expect(popover(page)).toBeHidden();

  // The open page of the notified record shows the change.
  await follow(page, `/pt/legal-entities/${entity.id}`);
  await expect(page.getByRole('main').getByText('Pendente de validação').first()).toBeVisible();
  await decide(admin, entity.id, 'approve');
  await expect(bell(page)).toHaveAccessibleName('Notificações, 1 por ler');
  await expect(page.getByRole('main').getByText('Aprovada').first()).toBeVisible();
  await bell(page).click();
  await expect(news(page)).toHaveCount(1);
  // What comes while the list is open is told.
  await reject();
  await expect(bell(page)).toHaveText('2');
  await expect(popover(page).getByRole('status')).toHaveText(
    `Nova notificação: A entidade ${entity.name} foi rejeitada`,
  );
  await expect(popover(page).getByRole('heading', { name: 'Hoje' })).toBeVisible();
  await expect(news(page)).toHaveCount(2);
  const [rejected, approved] = [news(page).first(), news(page).last()];
  await expect(rejected).toContainText(`A entidade ${entity.name} foi rejeitada`);
  await expect(rejected).toContainText('Falta a certidão');
  await expect(approved).toContainText(`A entidade ${entity.name} foi aprovada`);

  await popover(page).getByRole('button', { name: 'Marcar todas como lidas' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notificações');
  await page.keyboard.press('Escape');
  await expect(popover(page)).toBeHidden();
  await follow(page, '/pt');
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notificações');
  await bell(page).click();
  await rejected.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/pt/legal-entities/${entity.id}$`));
  await close();
});

/** The mouse finds reading at the left edge and deleting at the right; the keyboard reaches both. */
async function expectMouse(page: Page, approved: Locator): Promise<void> {
  const [read, remove] = [/^Marcar como lida/, /^Eliminar/].map((name) => approved.getByRole('button', { name }));
  if (!read || !remove) throw new Error('There are two buttons');
  await approved.hover();
  const [row, left, right] = await Promise.all([approved, read, remove].map((one) => one.boundingBox()));
  expect((left?.x ?? 0) - (row?.x ?? 0)).toBeLessThan(30);
  expect((row?.x ?? 0) + (row?.width ?? 0) - (right?.x ?? 0)).toBeLessThan(60);
  await read.click();
  await expect(bell(page)).toHaveText('1');
  await expect(popover(page).getByRole('status')).toHaveText('Marcada como lida');
  await expect(approved.getByRole('link')).toBeFocused();
  await approved.hover();
  await remove.click();
  await expect(news(page)).toHaveCount(1);
  await news(page)
    .getByRole('button', { name: /^Eliminar/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(popover(page).getByText('Sem notificações')).toBeVisible();
  await expect(popover(page).getByRole('link', { name: 'Definições das notificações' })).toBeFocused();
}

test('[NOT-23, NOT-24, NOT-27, NOT-28, NOT-29] a change is shown at once, taken back if refused, by mouse and by keyboard', async ({
  browser,
}) => {
  const { page, rejected, approved, close } = await openNews(browser, { hasTouch: false });
  const logged: string[] = [];
  page.on('console', (line) => line.type() === 'warning' && logged.push(line.text()));
  let refuse = () => {};
  await page.route(/\/api\/notifications\//, async (route) => {
    await new Promise<void>((resolve) => {
      refuse = resolve;
    });
    await route.fulfill({ status: 500, json: { status: 500 } });
  });
  for (const label of ['Marcar como lida', 'Eliminar']) {
    await rejected.hover();
    await rejected.getByRole('button', { name: new RegExp(`^${label}`) }).click();
    await expect(bell(page)).toHaveText('1');
    await expect(news(page)).toHaveCount(label === 'Eliminar' ? 1 : 2);
    refuse();
    await expect
      .poll(() => logged.filter((text) => text.startsWith('The notification was not changed')).length)
      .toBe(label === 'Eliminar' ? 2 : 1);
    await expect(news(page)).toHaveCount(2);
    await expect(bell(page)).toHaveText('2');
  }
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unrouteAll();
  await expectMouse(page, approved);
  await close();
});

test('[NOT-23, NOT-24] by touch a swipe to the right reads, and one to the left deletes', async ({ browser }) => {
  const { page, rejected, approved, close } = await openNews(browser);
  await swipe(page, approved, 150);
  await expect(bell(page)).toHaveText('1');
  await swipe(page, rejected, 150);
  await expect(bell(page)).toHaveAccessibleName('Notificações');
  await swipe(page, rejected, -40);
  await expect(news(page)).toHaveCount(2);
  await swipe(page, rejected, -150);
  await expect(news(page)).toHaveCount(1);
  await close();
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
  /** NaN while the badge re-renders. */
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
    // A window that has just changed its height is laid out anew a moment later.
    const shown = async () => (await popover(page).boundingBox())?.height ?? 0;
    await expect
      .poll(shown, { message: `in a window of ${height}` })
      .toBeLessThanOrEqual(Math.min(500, 0.7 * height) + 1);
    // It takes what it may, and the rest is reached by scrolling.
    await expect
      .poll(shown, { message: `in a window of ${height}` })
      .toBeGreaterThan(0.8 * Math.min(500, 0.7 * height));
    await news(page).last().scrollIntoViewIfNeeded();
    await expect(news(page).last()).toBeInViewport();
  }
});

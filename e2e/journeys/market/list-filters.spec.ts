// The controls of a list's filters by mouse and keyboard: what is sent and when, how fields read a number, and where the
// focus is.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { button } from '../../support/pages/forms.ts';
import { follow } from '../../support/pages/open-page.ts';
import { accounts, openSession } from '../../support/people/people.ts';

const market = '/pt/marketplace/projects';

async function reader(context: BrowserContext): Promise<Page> {
  await context.clearCookies();
  await openSession(context, accounts.buyer);
  return context.newPage();
}

/** The search texts of the list's requests, in order. */
function askedTexts(page: Page): string[] {
  const texts: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const text = pathname === '/api/search/projects' ? searchParams.get('searchQuery') : null;
    if (text !== null) texts.push(text);
  });
  return texts;
}

test.use({ viewport: { width: 1440, height: 900 } });

test('[SRCH-06] typing asks once, 300 ms after the last letter; clearing takes along what waits', async ({
  context,
}) => {
  const page = await reader(context);
  const asked = askedTexts(page);
  await page.clock.install();
  await page.goto(`${market}?technologies=SOLAR_POWER`);
  const search = page.getByRole('searchbox');
  await expect(page.getByRole('table')).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));

  await search.pressSequentially('hu');
  await page.clock.runFor(299);
  await search.pressSequentially('ertas');
  await page.clock.runFor(299);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual(['huertas']);
  await page.clock.resume();
  await expect(page).toHaveURL(/searchQuery=huertas/);

  await button(page, 'Mais filtros').click();
  const dialog = page.getByRole('dialog', { name: 'Pesquisa avançada' });
  const field = dialog.getByRole('textbox', { name: 'Pesquisar' });
  await expect(button(dialog, /^Ver \d+ resultado/)).toBeVisible();
  const before = asked.length;
  await page.clock.pauseAt(new Date(Date.now() + 7_200_000));
  await field.fill('');
  await field.pressSequentially('campo');
  await page.clock.runFor(299);
  expect(asked).toHaveLength(before);
  await page.clock.runFor(1);
  await expect.poll(() => asked.slice(before)).toEqual(['campo']);
  await page.clock.resume();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.clock.pauseAt(new Date(Date.now() + 10_800_000));
  await search.fill('serra');
  await button(page, 'Limpar tudo').click();
  await expect(search).toHaveValue('');
  await page.clock.runFor(1000);
  await page.clock.resume();
  await expect(page).toHaveURL(/projects$/);
  expect(asked).not.toContain('serra');
});

test('[SRCH-16, SRCH-17] a chip puts its value in and takes it out; what is typed in one stay is one step back', async ({
  context,
}) => {
  const page = await reader(context);
  await page.goto(market);
  const search = page.getByRole('searchbox');
  for (const text of ['hu', 'huer', 'huertas']) {
    await search.fill(text);
    await expect(page).toHaveURL(new RegExp(`searchQuery=${text}$`));
  }
  await page.goBack();
  await expect(page).toHaveURL(/projects$/);
  await expect(search).toHaveValue('');

  await button(page, 'Tecnologia').click();
  const chips = page.getByRole('dialog').getByRole('group', { name: 'Tecnologia' });
  const technologies = () => new URL(page.url()).searchParams.getAll('technologies');
  await chips.getByText('Solar', { exact: true }).click();
  await chips.getByText('Hídrica', { exact: true }).click();
  await expect.poll(technologies).toEqual(['SOLAR_POWER', 'HYDRO_POWER']);
  await chips.getByText('Solar', { exact: true }).click();
  await expect.poll(technologies).toEqual(['HYDRO_POWER']);
  await page.keyboard.press('Escape');

  await search.fill('barragem');
  await page.getByRole('button', { name: 'Retirar o filtro Tecnologia Hídrica' }).click();
  await expect(page).toHaveURL(/projects\?searchQuery=barragem$/);
  await expect(search).toHaveValue('barragem');
});

test('[SRCH-23, SRCH-29, SRCH-30, SRCH-31, SRCH-32] a range comes into its bounds when its field is left, and takes no letters', async ({
  context,
}) => {
  const page = await reader(context);
  await page.goto(market);
  await button(page, 'Preço').first().click();
  const dialog = page.getByRole('dialog');
  const low = dialog.getByRole('textbox', { name: 'De' });
  const high = dialog.getByRole('textbox', { name: 'Até' });
  await high.pressSequentially('2e0x000000-0');
  await expect(high).toHaveValue('200 000 000');
  await expect(page).not.toHaveURL(/maxPrice/);
  await high.press('Tab');
  await expect(high).toHaveValue('10 000 000,00');
  await expect(page).toHaveURL(/maxPrice=10000000/);
  await high.fill('200');
  await high.press('Tab');
  await low.fill('300');
  await low.press('Tab');
  await expect(low).toHaveValue('200,00');
  await high.fill('100');
  await low.focus();
  await expect(high).toHaveValue('200,00');

  // The scale ends at 150: the right handle is there, and a larger typed value stays.
  await low.fill('20');
  await low.press('Tab');
  await dialog.getByRole('slider', { name: 'Preço: De' }).press('ArrowRight');
  await expect(page).toHaveURL(/minPrice=21&maxPrice=200$/);
});

test('[VAL-18] a price to filter by keeps two decimals, in the signs of the language', async ({ context }) => {
  const page = await reader(context);
  for (const [language, trigger, end, typed, shown, sent] of [
    ['pt', 'Preço', 'Até', '41,507', '41,50', '41.5'],
    ['pt', 'Preço', 'Até', '1.234,567', '1234,56', '1234.56'],
    ['en', 'Price', 'To', '41.507', '41.50', '41.5'],
    ['en', 'Price', 'To', '1,234.567', '1,234.56', '1234.56'],
  ] as const) {
    await page.goto(`/${language}/marketplace/projects`);
    await button(page, trigger).first().click();
    const field = page.getByRole('dialog').getByRole('textbox', { name: end });
    await field.pressSequentially(typed);
    await field.press('Tab');
    await expect(field).toHaveValue(shown);
    await expect(page).toHaveURL((url) => url.searchParams.get('maxPrice') === sent);
  }
  // Whole numbers: what follows the separator is a group of thousands.
  await page.goto(market);
  await button(page, 'Potência').first().click();
  const power = page.getByRole('dialog').getByRole('textbox', { name: 'De' });
  await power.pressSequentially('12.500');
  await power.press('Tab');
  await expect(power).toHaveValue('12 500');
  await expect(page).toHaveURL(/minTotalPurchasedCapacity=12500/);
});

test('the search of a list keeps 280 px beside its filters, and nothing leaves their bar', async ({ context }) => {
  const page = await reader(context);
  const bar = page.getByRole('search');
  const room = async () => ({
    search: ((await bar.getByRole('searchbox').boundingBox())?.width ?? 0) >= 280,
    over: await bar.evaluate((all) => all.scrollWidth - all.clientWidth),
  });
  for (const language of ['pt', 'es'])
    for (const list of ['marketplace/projects', 'marketplace/offers', 'energy-contracts/database', '?tab=offers']) {
      await page.goto(`/${language}/${list}`);
      await expect(bar.getByRole('button').first()).toBeVisible();
      for (const width of [1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(room, `${language} ${list} ${width}`).toEqual({ search: true, over: 0 });
      }
    }
});

test('a closed popover gives the focus back to its button; a pill that goes gives it to the next', async ({
  context,
}) => {
  const page = await reader(context);
  await page.goto(`${market}?countries=portugal&technologies=SOLAR_POWER&technologies=HYDRO_POWER`);
  for (const name of [/^Preço/, 'Colunas e ficheiro', /^Notificações/, /^Menu d/]) {
    const opener = button(page, name).first();
    for (const _ of ['first', 'second']) {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await expect(opener).not.toBeFocused();
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
    }
  }
  const pill = (name: string) => button(page, `Retirar o filtro ${name}`);
  await pill('País Portugal').focus();
  await page.keyboard.press('Enter');
  await expect(pill('Tecnologia Solar')).toBeFocused();
  await pill('Tecnologia Hídrica').focus();
  await page.keyboard.press('Enter');
  await expect(pill('Tecnologia Solar')).toBeFocused();
});

test('[SRCH-12, SRCH-22] what an address narrows by is told; cleared, the list is on page 1; an order is given up', async ({
  context,
}) => {
  const page = await reader(context);
  const pills = page.getByRole('list', { name: 'Filtros ativos' }).getByRole('listitem');
  const owner = '01980000-0000-7000-8000-000000000001';
  await page.goto(`${market}?minTermLength=10&hasWarranties=false&legalEntityId=${owner}&page=2`);
  await expect(pills.filter({ hasText: 'Prazo desde 10 anos' })).toBeVisible();
  await expect(pills.filter({ hasText: 'Com declarações e garantias Não' })).toBeVisible();
  await expect(pills.filter({ hasText: 'Entidade' })).toBeVisible();
  await expect(pills.filter({ hasText: owner })).toHaveCount(0);
  await button(page, 'Limpar tudo').first().click();
  await expect(page).toHaveURL(/projects$/);

  const head = page.getByRole('columnheader', { name: 'Preço' });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'none');
  await expect(page).toHaveURL(/projects$/);

  await follow(page, `${market}?sortByPrice=true&sortOrder=asc`);
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, 'Preço, crescente').click();
  await page.getByRole('menuitem').first().click();
  await expect(page).toHaveURL(/projects$/);
  // What a finger must meet is 44 px high.
  for (const control of [page.getByRole('searchbox'), button(page, /^Mais filtros/)])
    expect((await control.boundingBox())?.height).toBe(44);
});

test('records chosen for comparison are still chosen after a look at one of them, and cleared for good', async ({
  context,
}) => {
  const page = await reader(context);
  await page.goto(market);
  const boxes = page.getByRole('table').getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await expect(page).toHaveURL(/chosen=/);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/projects\/[0-9a-f-]{36}/);
  await page.goBack();
  await expect(page.getByText('2 escolhidos de 5')).toBeVisible();
  await button(page, 'Limpar').click();
  await expect(page).toHaveURL(/projects$/);
});

// What a page does when it learns that its session is over; it depends on who is signed in by then.
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const anas = { id: 'ana', displayName: 'Ana' };
let asked: string[];
/** The server's answers in this order; the last one repeats. */
let answers: Record<string, (() => Response)[]>;
let page: Awaited<ReturnType<typeof open>>;

const refusal = () => Response.json({ status: 401, code: 'error_not_signed_in', title: '' }, { status: 401 });
const is = (person: { id: string }) => () => Response.json(person);
const settle = () => vi.advanceTimersByTimeAsync(3000);

/** The modules hold the page's state, so each test loads its own page. */
async function open(at: string) {
  vi.resetModules();
  const listeners: Record<string, (event: object) => void> = {};
  const left: string[] = [];
  const url = new URL(at, 'http://market.example');
  const go = (how: string) => (target: string | URL) => left.push(`${how} ${target}`);
  vi.stubGlobal('location', {
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
    href: url.href,
    assign: go('to'),
    replace: go('replaced by'),
  });
  vi.stubGlobal('document', { body: { hidden: false }, querySelector: () => null });
  vi.stubGlobal('window', {
    addEventListener: (name: string, listen: (event: object) => void) => (listeners[name] = listen),
  });
  const { request, requestFile } = await import('../api/request.ts');
  const { signOut } = await import('./departures.ts');
  const { profileQuery } = await import('./session.ts');
  const client = new QueryClient();
  client.setQueryData(profileQuery.queryKey, anas as never);
  (await import('./session-end.ts')).watchSessionEnd(client);
  const get = (path: string) =>
    request<{ id: string }>('GET', path).then(
      ({ id }) => id,
      ({ status }: { status: number }) => status,
    );
  const file = (url: string) =>
    requestFile(url).then(
      (answer) => answer.text(),
      ({ status }: { status: number }) => status,
    );
  return { get, file, signOut, left, listeners, client, profileQuery };
}

beforeEach(async () => {
  vi.useFakeTimers();
  asked = [];
  answers = {};
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path.replace('/api/', ''));
    const [answer, ...later] = answers[path] ?? [];
    if (later.length > 0) answers[path] = later;
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  page = await open('/en/offers/1?tab=history#top');
});
afterEach(() => {
  page.client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the session is gone: the page leads to the sign-in and back, and ends no session', async () => {
  answers = { '/api/offers': [refusal], '/api/users/me': [refusal] };
  const [one, other] = [page.get('/api/offers'), page.get('/api/offers')];
  await settle();
  expect([await one, await other]).toEqual([401, 401]);
  expect(page.left).toEqual(['to /en/sign-in?next=%2Fen%2Foffers%2F1%3Ftab%3Dhistory%23top']);
  // Asked once for both, and once more after a pause.
  expect(asked).toEqual(['offers', 'offers', 'users/me', 'users/me']);
});

test('the same person has signed in again: the page goes on, and what was refused is asked again', async () => {
  answers = { '/api/offers': [refusal, is({ id: 'offer' })], '/api/users/me': [is(anas)] };
  const answer = page.get('/api/offers');
  await settle();
  expect([await answer, page.left]).toEqual(['offer', []]);
  expect(asked).toEqual(['offers', 'users/me', 'offers']);
});

test('a download that finds the session gone leads to the sign-in, and is repeated for the same person', async () => {
  const path = '/api/invoices/1/document';
  answers = { [path]: [refusal], '/api/users/me': [refusal] };
  const refused = page.file(path);
  await settle();
  expect([await refused, page.left.length]).toEqual([401, 1]);
  page = await open('/en/invoices/1');
  answers = { [path]: [refusal, () => new Response('%PDF')], '/api/users/me': [is(anas)] };
  const repeated = page.file(path);
  await settle();
  expect([await repeated, page.left]).toEqual(['%PDF', []]);
});

test('the new session comes a moment after the end of the old one', async () => {
  answers = { '/api/offers': [refusal, is({ id: 'offer' })], '/api/users/me': [refusal, is(anas)] };
  const answer = page.get('/api/offers');
  await settle();
  expect([await answer, page.left]).toEqual(['offer', []]);
});

test('what is refused although the session holds is refused once', async () => {
  answers = { '/api/offers': [refusal], '/api/users/me': [is(anas)] };
  const answer = page.get('/api/offers');
  await settle();
  expect([await answer, page.left, asked]).toEqual([401, [], ['offers', 'users/me', 'offers']]);
});

test('another 401 is an answer, not the end of the session', async () => {
  answers = { '/api/offers': [() => Response.json({ status: 401, code: 'error_invalid_code' }, { status: 401 })] };
  expect([await page.get('/api/offers'), page.left, asked]).toEqual([401, [], ['offers']]);
});

test('somebody else has signed in: nothing of the page is seen any more, and nobody is signed out', async () => {
  answers = { '/api/offers': [refusal], '/api/users/me': [is({ id: 'rui' })] };
  const answer = page.get('/api/offers');
  await settle();
  expect([await answer, page.left]).toEqual([401, ['replaced by /en']]);
  expect(document.body.hidden).toBe(true);
  // Unsaved input does not block leaving: it is stored for its author.
  const held = { stopImmediatePropagation: vi.fn() };
  page.listeners.beforeunload?.(held);
  expect(held.stopImmediatePropagation).toHaveBeenCalledOnce();
  expect(asked).toEqual(['offers', 'users/me']);
});

test('the profile that is fetched again is somebody else’s: the page makes way, and never shows it', async () => {
  page = await open('/admin/es/users');
  answers = { '/api/users/me': [is({ id: 'rui' })] };
  page.client.fetchQuery({ ...page.profileQuery, staleTime: 0 }).catch(() => {});
  await settle();
  expect(page.left).toEqual(['replaced by /admin/es']);
  expect(page.client.getQueryData(page.profileQuery.queryKey)).toEqual(anas);
});

test('without an answer nobody is led anywhere', async () => {
  answers = { '/api/offers': [refusal] };
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const answer = page.get('/api/offers');
  await settle();
  expect([await answer, page.left]).toEqual([401, []]);
  expect(warned).toHaveBeenCalledOnce();
});

test('[AUTH-02, AUTH-03] signing out oneself ends the session once and goes where the server says, whatever else is refused', async () => {
  const url = 'https://provider.example/end';
  answers = { '/api/auth/logout': [() => Response.json({ url })], '/api/offers': [refusal] };
  const out = page.signOut();
  expect(await page.get('/api/offers')).toBe(401);
  await out;
  await settle();
  expect([page.left, asked]).toEqual([[`to ${url}`], ['auth/logout', 'offers']]);
});

test('without an end of the session the page stays, and is no page that is being left', async () => {
  const broken = () => Response.json({ status: 500, code: 'error_unexpected', title: '' }, { status: 500 });
  for (const logout of [[broken], []]) {
    answers = {
      '/api/auth/logout': logout,
      '/api/offers': [refusal, is({ id: 'offer' })],
      '/api/users/me': [is(anas)],
    };
    expect([await page.signOut(), page.left]).toEqual([false, []]);
    expect(await page.get('/api/offers')).toBe('offer');
  }
  answers = { '/api/auth/logout': [refusal] };
  expect([await page.signOut(), page.left]).toEqual([true, ['to /en/sign-in']]);
});

test('however long the answer takes, what is refused while one signs out leads nowhere else', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<Response>();
  const asks = fetch;
  vi.stubGlobal('fetch', (path: string) => (path === '/api/auth/logout' ? promise : asks(path)));
  answers = { '/api/offers': [refusal] };
  const out = page.signOut();
  await vi.advanceTimersByTimeAsync(6000);
  expect([await page.get('/api/offers'), page.left]).toEqual([401, []]);
  answer(Response.json({ url: '/en/sign-in' }));
  expect([await out, page.left]).toEqual([true, ['to /en/sign-in']]);
});

test('a page that the browser had kept asks whose turn it is', async () => {
  answers = { '/api/users/me': [is({ id: 'rui' })] };
  page.listeners.pageshow?.({ persisted: false });
  await settle();
  expect(asked).toEqual([]);
  page.listeners.pageshow?.({ persisted: true });
  await settle();
  expect(page.left).toEqual(['replaced by /en']);
});

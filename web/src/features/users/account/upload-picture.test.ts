// A chosen picture is uploaded first, and becomes the user's then; refused, it must not count as a waiting file.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../platform/api/call.ts';
import { PictureNotSet, uploadPicture } from './upload-picture.ts';

const file = new File(['pixels'], 'eu.png');
const sent: string[] = [];
let answer: () => Response;
let discarded: string[];
const uploads = {
  upload: async () => ({ id: 'new', name: 'eu.png', size: 6 }),
  discard: (id: string) => void discarded.push(id),
  isFinal: (error: unknown) => error instanceof ApiError && error.status === 400,
};

beforeEach(() => {
  discarded = [];
  sent.length = 0;
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    sent.push(`${method} ${path} ${body}`);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

test('[AUTH-29] an accepted picture stays', async () => {
  answer = () => Response.json({ avatarFileId: 'new' });
  expect(await uploadPicture(file, uploads)).toEqual({ avatarFileId: 'new' });
  expect([sent, discarded]).toEqual([['PUT /api/users/avatar {"fileId":"new"}'], []]);
});

test('[AUTH-29] the upload of a refused picture is deleted, and the reason is passed on', async () => {
  const refusal = { title: '', status: 400, code: 'error_validation', errors: [{ path: 'fileId', key: 'any' }] };
  answer = () => Response.json(refusal, { status: 400 });
  await expect(uploadPicture(file, uploads)).rejects.toMatchObject({ problem: refusal });
  expect(discarded).toEqual(['new']);
});

test('when the answer is lost the picture may be set, so its file stays', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  const failed = await uploadPicture(file, uploads).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(PictureNotSet);
  expect(failed).toMatchObject({ cause: { message: 'Failed to fetch' } });
  expect(discarded).toEqual([]);
});

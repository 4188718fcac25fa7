// The calls about files.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { userLimits } from '../api/user-limits.ts';
import { fileRecord } from '../calls/record-schemas.ts';
import { recordParams } from '../fields/texts.ts';

export const fileApi = {
  upload: apiCall({
    method: 'POST',
    path: '/api/files/upload',
    access: 'user',
    forKeys: true,
    status: 201,
    summary: 'Uploads a file, multipart field `file`; it is temporary until a record takes it',
    answer: fileRecord,
    problems: [400, 409, 413, 415],
    perUser: userLimits.upload,
    idempotent: true,
    raw: 'upload',
  }),
  download: apiCall({
    method: 'GET',
    path: '/api/files/download/:id',
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'A signed link to a file, valid for 5 minutes',
    params: recordParams,
    // The link needs no session, so whoever gets it is taken to have read the file.
    opens: 'file',
    answer: z.object({ url: z.string() }),
    problems: [403],
  }),
  remove: apiCall({
    method: 'DELETE',
    path: '/api/files/:id',
    access: 'user',
    forKeys: true,
    status: 204,
    summary: 'Deletes a file',
    params: recordParams,
    problems: [403, 409],
  }),
  content: apiCall({
    method: 'GET',
    path: '/api/files/content/:id',
    access: 'public',
    forKeys: true,
    status: 200,
    summary: 'The file behind a signed link',
    params: recordParams,
    query: z.object({ expires: z.string(), signature: z.string() }),
    problems: [403],
    raw: 'download',
  }),
};

// The calls that projects and offers share: own list, marketplace, record, publication, deletion, views.
import { z } from 'zod';
import { exportCall } from '../exports/export-call.ts';
import type { ExportColumn } from '../exports/list-export.ts';
import { recordParams } from '../fields/texts.ts';
import { type ListDeclaration, listQuery } from '../filters/filters.ts';
import { pageOf } from '../filters/page.ts';
import { placesOfList } from '../places/places-api.ts';
import { deletionQuery, historyEntry } from './record-schemas.ts';
import { adminRemoveCall, reviewCalls, undoCall } from './review-calls.ts';

interface Parts<Payload, Record, Row, Approved> {
  payload: Payload;
  record: Record;
  row: Row;
  /** An item of the selector of own approved records. */
  approved: Approved;
  list: ListDeclaration;
  search: ListDeclaration;
  /** The columns of the files in which the lists are exported. */
  columns: readonly ExportColumn[];
}

/** `projects` or `offers`, under `/api/<base>` and `/api/search/<base>`. */
export const marketCalls = <
  const Base extends 'projects' | 'offers',
  Payload extends z.ZodType,
  Record extends z.ZodType,
  Row extends z.ZodType,
  Approved extends z.ZodType,
>(
  base: Base,
  { payload, record, row, approved, list, search, columns }: Parts<Payload, Record, Row, Approved>,
) => {
  const one = { access: 'user', forKeys: true, params: recordParams } as const;
  const watched = { access: 'trader', params: recordParams, path: `/api/${base}/:id/watch`, status: 204 } as const;
  return {
    list: {
      method: 'GET',
      path: `/api/${base}`,
      access: 'user',
      forKeys: true,
      status: 200,
      fromReplica: true,
      summary: `The ${base} of the caller's legal entities`,
      query: listQuery(list),
      answer: pageOf(row),
    },
    listExport: exportCall(`/api/${base}`, 'user', {
      list,
      columns,
      what: `The ${base} of the caller's legal entities`,
    }),
    create: {
      method: 'POST',
      path: `/api/${base}`,
      access: 'user',
      forKeys: true,
      status: 201,
      summary: `Creates one of the ${base}, for review`,
      body: payload,
      answer: record,
      problems: [403, 409],
      idempotent: true,
    },
    approved: {
      method: 'GET',
      path: `/api/${base}/approved`,
      access: 'user',
      forKeys: true,
      status: 200,
      summary: `The caller's own approved ${base}, for selectors`,
      answer: z.array(approved),
    },
    search: {
      method: 'GET',
      path: `/api/search/${base}`,
      access: 'market',
      forKeys: true,
      status: 200,
      fromReplica: true,
      summary: `The published ${base} of the marketplace`,
      query: listQuery(search),
      answer: pageOf(row),
    },
    searchPlaces: {
      method: 'GET',
      path: `/api/search/${base}/places`,
      access: 'market',
      forKeys: true,
      status: 200,
      fromReplica: true,
      summary: `Where the published ${base} of the marketplace are, and how many of them in each place`,
      query: listQuery(search),
      answer: placesOfList,
    },
    searchExport: exportCall(`/api/search/${base}`, 'market', {
      list: search,
      columns,
      what: `The published ${base} of the marketplace`,
    }),
    get: {
      ...one,
      method: 'GET',
      path: `/api/${base}/:id`,
      status: 200,
      summary: `One of the ${base}; a view is recorded for those who do not own it`,
      answer: record,
      problems: [403],
    },
    update: {
      ...one,
      method: 'PUT',
      path: `/api/${base}/:id`,
      status: 200,
      summary: `Edits one of the ${base}; it goes to review again`,
      body: payload,
      answer: record,
      problems: [403, 409],
      versioned: true,
    },
    settings: {
      ...one,
      method: 'PATCH',
      path: `/api/${base}/:id/settings`,
      status: 200,
      summary: `Publishes one of the ${base} in the marketplace, or withdraws it`,
      body: z.strictObject({ isPublishedInMarketplace: z.boolean() }),
      answer: record,
      problems: [403, 409],
      versioned: true,
    },
    watch: {
      ...watched,
      method: 'PUT',
      summary: `Follows one of the published ${base} of others: the caller is told of its changes`,
      problems: [409],
    },
    unwatch: { ...watched, method: 'DELETE', summary: `Follows one of the ${base} no longer` },
    history: {
      ...one,
      method: 'GET',
      path: `/api/${base}/:id/history`,
      status: 200,
      summary: `The history of one of the ${base}, newest first`,
      answer: z.array(historyEntry),
      problems: [403],
    },
    remove: {
      ...one,
      method: 'DELETE',
      path: `/api/${base}/:id`,
      status: 204,
      summary: `Deletes one of the ${base}, in two steps`,
      query: deletionQuery,
      problems: [403, 409],
    },
  } as const;
};

/** The administrators' calls about projects or offers. */
export const adminMarketCalls = <
  const Base extends 'projects' | 'offers',
  Record extends z.ZodType,
  Row extends z.ZodType,
>(
  base: Base,
  { record, row, list, columns }: { record: Record; row: Row; list: ListDeclaration; columns: readonly ExportColumn[] },
) => ({
  ...reviewCalls(base, { row, record, query: listQuery(list), noun: base }),
  undo: undoCall(base, { record, noun: base }),
  listExport: exportCall(`/api/admin/${base}`, 'admin', { list, columns, what: `All ${base}` }),
  remove: adminRemoveCall(base, base),
});

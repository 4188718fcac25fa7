// Makes the calls of the permission matrix and checks every answer: it is documented, writes dates and amounts as all do, a
// problem has a text, and nothing confidential is in it.

import { errorTextKeys } from '@wattpact/domain/api/error-texts';
import { offerStarts } from '@wattpact/domain/terms/enumerations';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { hasText } from '../../../locales/read-texts.ts';
import type { Person } from './scene.ts';

export interface Sent {
  method: string;
  url: string;
  body?: unknown;
  headers?: Record<string, string | string[]>;
  person?: Person | undefined;
}
export interface Received {
  status: number;
  type: string;
  text: string;
  headers: Record<string, unknown>;
}

/** Each call has its own address, so that no throttle per address counts them together. */
let calls = 0;
const nextAddress = () => {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
};

export async function send(app: FastifyInstance, { method, url, body, headers, person }: Sent): Promise<Received> {
  const answer = await app.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url,
    remoteAddress: nextAddress(),
    headers: { ...(person && { authorization: `Bearer ${person.token}` }), ...headers },
    ...(body !== undefined && { payload: body as object }),
  });
  return {
    status: answer.statusCode,
    type: String(answer.headers['content-type'] ?? ''),
    text: answer.body,
    headers: answer.headers,
  };
}

export interface Documented {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}

/** The statuses that the OpenAPI document names for `GET /api/x/:id`. */
export function documentedStatuses(document: Documented, name: string): number[] {
  const [method = '', path = ''] = name.split(' ');
  const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  return Object.keys(operation?.responses ?? {}).map(Number);
}

export const documentedNames = ({ paths }: Documented): string[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );

const isMoment = /(At|Date|Until|On)$/;
/** ISO 8601. */
const moment = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/;
const isAmount = /^(amount|price|total|\w*(Amount|Price|Capacity|Volume))$/;

/** The fields whose dates are no ISO 8601, or whose amounts are no numbers. */
function misspelt(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => misspelt(one, name));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => misspelt(one, key));
  if (isAmount.test(name) && typeof value === 'string') return [`the amount ${name} is the text ${value}`];
  if (!isMoment.test(name) || value === null || typeof value === 'boolean') return [];
  // An offer says in words when it starts, and this is an address.
  const isOther = offerStarts.some((start) => start === value) || name === 'verifyAt';
  return isOther || moment.test(String(value)) ? [] : [`the date ${name} is ${value}`];
}

const isTold = (key: string) => errorTextKeys(key).some((one) => hasText(`errorMessages:${one}`));

/** The faults of an answer to any call; empty when there are none. */
export function faultsOf({ status, type, text }: Received, documented: readonly number[]): string[] {
  const faults: string[] = [];
  if (status >= 500) faults.push(`${status} is our own failure: ${text}`);
  if (!documented.includes(status)) faults.push(`${status} is not documented`);
  if (status < 400) return type.startsWith('application/json') ? [...faults, ...misspelt(JSON.parse(text))] : faults;
  if (!type.startsWith('application/problem+json')) return [...faults, `${status} is no problem but ${type}`];
  const problem = JSON.parse(text) as { status?: unknown; code?: unknown; errors?: { key: string; path: unknown }[] };
  if (problem.status !== status) faults.push(`the problem says ${problem.status}, the answer ${status}`);
  if (!isTold(String(problem.code))) faults.push(`the code ${problem.code} has no text`);
  for (const { key, path } of problem.errors ?? []) {
    if (!isTold(key)) faults.push(`the key ${key} has no text`);
    if (typeof path !== 'string') faults.push(`the path of ${key} is no text`);
  }
  if (/\.[cm]?[jt]s:\d+|node_modules|select |"stack"/.test(text)) faults.push('it tells of the inside');
  return faults;
}

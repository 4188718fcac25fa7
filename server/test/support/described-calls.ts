// Every call that the domain describes.
import { readdirSync } from 'node:fs';
import type { ApiCall } from '@wattpact/domain/api/api-call';

const folder = new URL('../../../domain/src/', import.meta.url);
const modules = await Promise.all(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => import(new URL(name, folder).href) as Promise<object>),
);

const isCall = (value: unknown): value is ApiCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

export const describedCalls: ApiCall[] = modules
  .flatMap((exported) => Object.values(exported) as unknown[])
  .flatMap((group) => (typeof group === 'object' && group !== null ? (Object.values(group) as unknown[]) : []))
  .filter(isCall);

export const nameOf = ({ method, path }: Pick<ApiCall, 'method' | 'path'>): string => `${method} ${path}`;

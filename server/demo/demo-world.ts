// The demo's clock and people: everything is done by a person, at a time before today, through the services.
import { Readable } from 'node:stream';
import type { Language } from '@wattpact/domain/terms/enumerations';
import { storeFile } from '../src/features/files/file-upload-service.ts';
import type { Db } from '../src/platform/database/database.ts';
import type { Context } from '../src/platform/http/context.ts';
import type { Platform } from '../src/platform/platform.ts';
import { findActor } from '../src/platform/sessions/session-queries.ts';
import { demoPdf } from './demo-pdf.ts';

const day = 86_400_000;

export interface DemoWorld {
  db: Db;
  platform: Platform;
  /** Ids of users by address, of companies, projects and offers by their keys. */
  users: Map<string, string>;
  companies: Map<string, string>;
  items: Map<string, string>;
  adminId: string;
}

/** That many days before today, at an hour of the working day. */
export function daysAgo(days: number, hour = 10, minute = 0): Date {
  const date = new Date(Date.now() - days * day);
  date.setUTCHours(hour, minute, (days * 7) % 60, 0);
  // Never in the future, whatever the time of the start.
  return date.getTime() < Date.now() ? date : new Date(Date.now() - 60_000);
}

/** `YYYY-MM-DD`, so many days from today; negative ones are past. */
export const dateIn = (days: number): string => new Date(Date.now() + days * day).toISOString().slice(0, 10);

/** The same day some years later, minus a day: the last day of a term. */
export function endOfTerm(start: string, years: number): string {
  const end = new Date(`${start}T12:00:00Z`);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  return new Date(end.getTime() - day).toISOString().slice(0, 10);
}

/** The user who acts at that time, with their roles by then. */
export async function as({ db, platform }: DemoWorld, userId: string, at: Date): Promise<Context> {
  const actor = await findActor(db, userId);
  if (!actor) throw new Error(`There is no user ${userId}`);
  return { db, platform, actor, now: at, requestId: 'demo' };
}

export const asAdmin = (world: DemoWorld, at: Date): Promise<Context> => as(world, world.adminId, at);

export function idOf(ids: Map<string, string>, key: string): string {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo has no ${key}`);
  return id;
}

interface Document {
  name: string;
  title: string;
}

/** A real PDF, uploaded by the actor. @returns the id of the temporary file */
export async function upload(context: Context, { name, title }: Document): Promise<string> {
  const content = Readable.from([await demoPdf(context, title)]);
  const { id } = await storeFile(context, { name, content });
  return id;
}

export const languageOf = (country: string): Language => (country === 'spain' ? 'es' : 'pt');

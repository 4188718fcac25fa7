// Calendar files (iCalendar, RFC 5545) with all-day entries, for calendars of every make.
import type { Language } from '../terms/enumerations.ts';
import { addDays } from './lisbon-time.ts';

export interface CalendarEntry {
  /** Stable, so that a calendar that reads the file again updates the entry instead of adding another. */
  uid: string;
  /** `2026-12-04`. */
  date: string;
  title: string;
  text: string;
  url: string;
}

interface CalendarFile {
  /** What calendars call the file. */
  name: string;
  language: Language;
  /** The program that made it. */
  product: string;
  now: Date;
}

/** In octets, without the line break (3.1). */
const longestLine = 75;
const encoder = new TextEncoder();

/** Continues long lines in the next one, after a blank, and never inside a character. */
export function folded(line: string): string {
  const lines: string[] = [];
  let [part, size] = ['', 0];
  for (const letter of line) {
    const octets = encoder.encode(letter).length;
    if (size + octets > longestLine) {
      lines.push(part);
      // The blank that continues the line counts.
      [part, size] = ['', 1];
    }
    part += letter;
    size += octets;
  }
  return [...lines, part].join('\r\n ');
}

/** A value of type TEXT (3.3.11). Other control characters are not allowed in it. */
export const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

const plainDate = (date: string) => date.replaceAll('-', '');
/** `20261120T210000Z`. */
const instant = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

function entryLines({ uid, date, title, text, url }: CalendarEntry, { language, now }: CalendarFile): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${instant(now)}`,
    `DTSTART;VALUE=DATE:${plainDate(date)}`,
    // The end of an all-day entry is the first day that is no longer part of it.
    `DTEND;VALUE=DATE:${plainDate(addDays(date, 1))}`,
    `SUMMARY;LANGUAGE=${language}:${escaped(title)}`,
    `DESCRIPTION;LANGUAGE=${language}:${escaped(text)}`,
    `URL:${url}`,
    // A deadline does not make its day busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** @param entries at least one: a calendar without a component is none */
export function calendarFile(entries: readonly CalendarEntry[], file: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(file.product)}//Deadlines//${file.language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(file.name)}`,
    ...entries.flatMap((entry) => entryLines(entry, file)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

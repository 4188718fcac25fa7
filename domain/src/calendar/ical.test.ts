import { expect, test } from 'vitest';
import { calendarFile, escaped, folded } from './ical.ts';

const file = {
  name: 'Prazos',
  language: 'pt',
  product: 'Wattpact',
  now: new Date('2026-11-20T21:00:00.000Z'),
} as const;
const entry = {
  uid: 'payment-1@wattpact.example',
  date: '2026-12-31',
  title: 'Pagar a fatura DP 2026/000123',
  text: 'Prazo: 31/12/2026',
  url: 'https://wattpact.example/pt/invoices/1',
};

test('[UI-71] an entry lasts the whole day and ends on the next one', () => {
  expect(calendarFile([entry], file).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wattpact//Deadlines//PT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Prazos',
    'BEGIN:VEVENT',
    'UID:payment-1@wattpact.example',
    'DTSTAMP:20261120T210000Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY;LANGUAGE=pt:Pagar a fatura DP 2026/000123',
    'DESCRIPTION;LANGUAGE=pt:Prazo: 31/12/2026',
    'URL:https://wattpact.example/pt/invoices/1',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('[UI-71] signs of the format are escaped, and a name opens no line of its own', () => {
  expect(escaped('Serra; Vale, Lda. \\ "x"')).toBe('Serra\\; Vale\\, Lda. \\\\ "x"');
  expect(escaped('um\r\nEND:VEVENT\ndois\u0007')).toBe('um\\nEND:VEVENT\\ndois');
});

test('[UI-71] no line is longer than 75 octets, and none is cut inside a character', () => {
  const title = `SUMMARY:${'Central Fotovoltaica Canhões e Açúcar ☀️🔋 '.repeat(8)}`;
  const lines = folded(title).split('\r\n');
  expect(lines.length).toBeGreaterThan(4);
  for (const line of lines) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\ufffd');
  }
  expect(lines.map((line, index) => (index === 0 ? line : line.slice(1))).join('')).toBe(title);
  for (const line of lines.slice(1)) expect(line.startsWith(' ')).toBe(true);
});

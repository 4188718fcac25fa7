import { describe, expect, test } from 'vitest';
import * as formats from './formats.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const now = new Date(2026, 10, 20, 15, 4);

describe('names', () => {
  const names = ['Parque 10', 'Ñora', 'Noz', 'bétula', 'Dália', 'Álamo', 'Carvalho', 'Parque 9', 'Nora'];

  test.each([
    ['pt', ['Nora', 'Ñora', 'Noz']],
    ['en', ['Nora', 'Ñora', 'Noz']],
    ['es', ['Nora', 'Noz', 'Ñora']],
  ] as const)('in the order of a reader of %s, numbers as numbers', (language, inTheMiddle) => {
    const sorted = names.toSorted(formats.compareNames(language));
    expect(sorted).toEqual(['Álamo', 'bétula', 'Carvalho', 'Dália', ...inTheMiddle, 'Parque 9', 'Parque 10']);
  });
});

describe('formats', () => {
  test('[GEN-64] a date reads dd/MM/yyyy, a calendar date stays that day', () => {
    expect(formats.formatDate('2026-01-05')).toBe('05/01/2026');
    expect(formats.formatDate(new Date(2027, 11, 31))).toBe('31/12/2027');
  });

  test('[GEN-65] relative days and weekdays are in the language of the page', () => {
    expect(formats.formatRelative('2026-11-23', 'pt', now)).toBe('em 3 dias');
    expect(formats.formatRelative('2026-11-23', 'en', now)).toBe('in 3 days');
    expect(formats.formatRelative('2026-11-23', 'es', now)).toBe('dentro de 3 días');
    expect(formats.formatWeekday('2026-11-20', 'pt')).toBe('Sexta-feira');
  });

  test('a calendar date is told from the day in Portugal, an instant from the day of the reader', () => {
    // In summer the next day begins in Portugal an hour before it does in UTC.
    const late = new Date('2026-07-01T23:30:00.000Z');
    expect(formats.formatRelative('2026-07-02', 'en', late)).toBe('today');
    expect(formats.formatRelative('2026-07-01', 'en', late)).toBe('yesterday');
    expect(formats.formatRelative('2026-09-02', 'en', late)).toBe('in 2 months');
    expect(formats.formatDay('2026-07-02', 'pt', late)).toBe('Hoje');
    expect(formats.formatRelative(late, 'en', late)).toBe('today');
  });

  test('phone numbers of Portugal and Spain are read in threes', () => {
    expect(formats.formatPhone('+351912345678')).toBe('+351\u00a0912\u00a0345\u00a0678');
    expect(formats.formatPhone('+34612345678')).toBe('+34\u00a0612\u00a0345\u00a0678');
    expect(formats.formatPhone('+4915112345678')).toBe('+4915112345678');
  });

  test('how long ago an instant was: minutes, hours, then days', () => {
    const ago = (minutes: number, language: 'pt' | 'en' | 'es' = 'pt') =>
      formats.formatAgo(new Date(now.getTime() - minutes * 60_000).toISOString(), language, now);
    expect(ago(0.5)).toBe('agora');
    expect(ago(3)).toBe('há 3 minutos');
    expect(ago(150, 'es')).toBe('hace 2 horas');
    expect(ago(3 * 24 * 60, 'en')).toBe('3 days ago');
  });

  test('relative times grow from days to months to years', () => {
    expect(formats.formatRelative('2026-11-20', 'en', now)).toBe('today');
    expect(formats.formatRelative('2027-07-01', 'en', now)).toBe('in 7 months');
    expect(formats.formatRelative('2036-11-20', 'en', now)).toBe('in 10 years');
    expect(formats.formatRelative('2026-09-18', 'en', now)).toBe('2 months ago');
  });

  test('[NOT-19] [NOT-21] days are today, yesterday, then the date', () => {
    expect(formats.formatDay(new Date(2026, 10, 20, 1), 'pt', now)).toBe('Hoje');
    expect(formats.formatDay(new Date(2026, 10, 19, 23), 'pt', now)).toBe('Ontem');
    expect(formats.formatDay(new Date(2026, 10, 18), 'pt', now)).toBe('18/11/2026');
  });

  test('[NOT-20] a time reads HH:mm', () => {
    expect(formats.formatTime(new Date(2026, 10, 20, 9, 5))).toBe('09:05');
  });

  test('[GEN-66] [GEN-67] money is in euros of the language', () => {
    expect(plain(formats.formatMoney(1230, 'pt'))).toBe('1230,00 €');
    expect(plain(formats.formatMoney(12345.6, 'es'))).toBe('12.345,60 €');
    expect(plain(formats.formatMoney(1234.56, 'en'))).toBe('€1,234.56');
  });

  test('[GEN-68] prices are per MWh with two decimals', () => {
    expect(formats.formatPrice(33.9, 'pt')).toEqual({ value: '33,90', unit: '€/MWh' });
  });

  test('[GEN-70] [GEN-71] capacity is in MW, energy in MWh, much of it in GWh', () => {
    expect(formats.formatCapacity(46, 'pt')).toEqual({ value: '46', unit: 'MW' });
    expect(formats.formatEnergy(9000, 'en')).toEqual({ value: '9,000', unit: 'MWh' });
    expect(formats.formatEnergy(120_000, 'pt')).toEqual({ value: '120', unit: 'GWh' });
    expect(formats.formatEnergy(6500, 'pt', 50_000)).toEqual({ value: '6,5', unit: 'GWh' });
    expect(formats.formatEnergy(30, 'pt', 50_000)).toEqual({ value: '30', unit: 'MWh' });
    expect(formats.formatEnergy(34_750, 'en', 8750)).toEqual({ value: '34,750', unit: 'MWh' });
  });

  test('[GEN-75] file sizes are whole KB of 1024 bytes', () => {
    expect(plain(formats.formatFileSize(2048))).toBe('2 KB');
    expect(plain(formats.formatFileSize(1500))).toBe('1 KB');
    expect(plain(formats.formatFileSize(60))).toBe('1 KB');
    expect(plain(formats.formatFileSize(0))).toBe('0 KB');
  });

  test('[FIL-14] long file names are cut to 20 characters and keep their ending', () => {
    expect(formats.shortFileName('short.pdf')).toBe('short.pdf');
    const cut = formats.shortFileName('a-very-long-document-name.pdf');
    expect(cut).toHaveLength(20);
    expect(cut).toBe('a-very-long-…ame.pdf');
  });
});

import { expect, test } from 'vitest';
import { readSearch, writeSearch } from '../address/search-text.ts';
import { holdsRole } from '../session/session.ts';
import { urlOf } from './request.ts';

test('[GEN-32] a query carries only what is not empty, a list repeats its name', () => {
  const query = {
    page: 1,
    countries: ['portugal', 'spain'],
    status: [],
    searchQuery: '',
    minPrice: 0,
    negotiated: undefined,
  };
  expect(urlOf('/api/projects', {}, query)).toBe('/api/projects?page=1&countries=portugal&countries=spain&minPrice=0');
});

test('path parameters are encoded', () => {
  expect(urlOf('/api/projects/:id/history', { id: 'a/b' })).toBe('/api/projects/a%2Fb/history');
});

test('the query string stays text both ways', () => {
  expect(readSearch('?q=123&c=a&c=b')).toEqual({ q: '123', c: ['a', 'b'] });
  expect(writeSearch({ q: '123', c: ['a', 'b'], none: undefined })).toBe('?q=123&c=a&c=b');
});

test('[UI-20] a role check passes on any of the companies, and on any company when none is given', () => {
  const roles = { VIEW: ['a', 'b'], CONTRACTING: ['b'] };
  expect(holdsRole(roles, 'CONTRACTING')).toBe(true);
  expect(holdsRole(roles, 'CONTRACTING', ['a'])).toBe(false);
  expect(holdsRole(roles, ['CONTRACTING', 'VIEW'], ['a'])).toBe(true);
  expect(holdsRole(roles, 'MANAGE')).toBe(false);
});

// A kind's texts join the namespaces of others.
import { expect, test } from 'vitest';
import { withKindTexts } from './kind-texts.ts';

const common = { navigation: { projects: 'Projetos' }, yes: 'Sim' };
const tender = { common: { navigation: { tenders: 'Concursos' } }, tenders: { create: 'Criar concurso' } };

test('a namespace gets what the file of a kind adds to it, at any depth', () => {
  expect(withKindTexts('common', common, [tender])).toEqual({
    navigation: { projects: 'Projetos', tenders: 'Concursos' },
    yes: 'Sim',
  });
  expect(withKindTexts('tenders', {}, [tender])).toEqual({ create: 'Criar concurso' });
  expect(withKindTexts('offers', { create: 'Criar oferta' }, [tender])).toEqual({ create: 'Criar oferta' });
});

test('a key that is there already is refused: no text silently replaces another', () => {
  expect(() => withKindTexts('common', common, [{ common: { yes: 'Sim!' } }])).toThrow('two texts have the key yes');
  expect(() => withKindTexts('common', common, [{ common: { navigation: 'Menu' } }])).toThrow('navigation');
});

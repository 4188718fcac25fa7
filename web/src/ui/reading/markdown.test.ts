// Long texts as HTML: title, sections, and the markup that is refused.
import { expect, test } from 'vitest';
import { readText } from './markdown.ts';

const text = (rest: string) => readText(`# Título\n\nPrimeiro parágrafo.\n\n${rest}`);

test('a text begins with its title and a first paragraph, which are no part of its body', () => {
  expect(text('## Um\n\nCorpo.')).toMatchObject({ title: 'Título', lead: 'Primeiro parágrafo.' });
  expect(text('## Um\n\nCorpo.').html).toBe('<h2 id="um">Um</h2>\n<p>Corpo.</p>\n');
  expect(() => readText('## Título\n\nTexto.')).toThrow();
  expect(() => readText('# Título\n\n## Um')).toThrow();
});

test('a section has an address without accents, and all its words for the search', () => {
  const { sections } = text(
    '## Termos e condições\n\n1. **Copie o IBAN.** E o [resto](/x).\n\n![Uma fatura](/y.webp "A fatura")\n\n## Fim\n\n**Nada** mais.',
  );
  expect(sections).toEqual([
    { id: 'termos-e-condicoes', title: 'Termos e condições', text: 'Copie o IBAN E o resto. A fatura' },
    { id: 'fim', title: 'Fim', text: 'Nada mais.' },
  ]);
});

test('a section may have an address of its own, the same in every language', () => {
  const { html, sections } = text('## Decidir {#decide}\n\nSim.');
  expect(html).toContain('<h2 id="decide">Decidir</h2>');
  expect(sections).toEqual([{ id: 'decide', title: 'Decidir', text: 'Sim.' }]);
});

test('a picture stands alone, with its caption and its size', () => {
  expect(text('![Uma fatura](/y.webp "A fatura")').html).toMatch(
    /^<figure><img src="\/y.webp" alt="Uma fatura" width="\d+" height="\d+" loading="lazy" \/><figcaption>A fatura<\/figcaption><\/figure>$/m,
  );
});

test('a notice shows its title and its text, not its mark', () => {
  const { html } = text('> [!deadline] Cinco dias\n> É o prazo, **sem** exceção.');
  expect(html).toContain('class="notice deadline"');
  expect(html).toContain('<strong>Cinco dias</strong><p>É o prazo, <strong>sem</strong> exceção.</p>');
  expect(html).not.toContain('[!');
});

test('the title of a step loses its full stop, that of a point keeps it', () => {
  expect(text('1. **Abra a fatura.** Na lista.').html).toContain('<strong>Abra a fatura</strong> Na lista.');
  expect(text('- **Paga.** Confirmada.').html).toContain('<strong>Paga.</strong> Confirmada.');
});

test('markup and bare quotations are refused', () => {
  expect(() => text('<script>alert(1)</script>')).toThrow('Markup');
  expect(() => text('> Só uma citação.')).toThrow('notice');
});

test('words that the server fills in survive in addresses', () => {
  expect(text('[escreva](mailto:%CONTACT_EMAIL%)').html).toContain('href="mailto:%CONTACT_EMAIL%"');
});

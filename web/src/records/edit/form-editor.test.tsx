// The props of a form's fields: what the kind of a field says of its input.
import { useForm } from '@mantine/form';
import { guarantees, offerStarts } from '@wattpact/domain/terms/enumerations';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wordsIn } from '../../testing/words-in.ts';
import { type FormEditor, formEditor } from './form-editor.ts';

interface Values {
  name: string;
  price: number | null;
}

const initialErrors = { name: 'missing', price: 'low', 'technologies.0.outputPower': 'low', technologies: 'high' };

function editorOf(
  of: 'offer' | 'project',
  initialValues: Values = { name: '', price: 40 },
  onClear: (path: string) => void = () => {},
): FormEditor<Values> {
  const found: FormEditor<Values>[] = [];
  function Form() {
    const form = useForm({ initialValues, initialErrors });
    const clearFieldError = (path: unknown) => onClear(String(path));
    const check = ({ name }: Values) => (name === '' ? { name: 'missing', 'place.city': 'missing' } : {});
    found.push(formEditor({ form: { ...form, clearFieldError }, check, of, t: wordsIn('pt').t }));
    return null;
  }
  renderToStaticMarkup(<Form />);
  const [editor] = found;
  if (!editor) throw new Error('not rendered');
  return editor;
}

test("a field has the kind of record's own label, or the general one", () => {
  expect(editorOf('offer').field('price')).toMatchObject({ label: 'Preço máximo', value: 40, 'data-path': 'price' });
  expect(editorOf('project').field('price')).toMatchObject({ label: 'Preço' });
});

test('the present values are those of now, not of the last drawing', () => {
  const editor = editorOf('offer');
  editor.change({ price: 41.5 });
  expect(editor.values.price).toBe(40);
  expect(editor.present().price).toBe(41.5);
});

test('an amount takes unit and decimals from its kind', () => {
  const { amount } = editorOf('offer');
  expect(amount('price')).toMatchObject({ unit: '€/MWh', decimals: 2 });
  expect(amount('totalPurchasedCapacity')).toMatchObject({ label: 'Potência procurada', unit: 'MW', decimals: 0 });
});

test('a choice has the labels of its values, also where one name means several things', () => {
  const { choice } = editorOf('offer');
  expect(choice('provisionOfGuarantees', guarantees).data.map(({ value }) => value)).toEqual(guarantees);
  for (const { value, label } of choice('startDate', offerStarts).data) expect(label).not.toContain(value);
});

test('a section is complete when nothing at or below its fields is wrong', () => {
  const { isComplete } = editorOf('offer');
  expect([isComplete(['name']), isComplete(['place']), isComplete(['price', 'plac'])]).toEqual([false, false, true]);
  expect(editorOf('offer', { name: 'A', price: null }).isComplete(['name', 'place'])).toBe(true);
});

test('a changed list loses the errors below it, which are stored by position; others stay', () => {
  const cleared = new Set<string>();
  editorOf('project', undefined, (path) => cleared.add(path)).change({ technologies: [] });
  expect([...cleared].sort()).toEqual(['technologies', 'technologies.0.outputPower']);
});

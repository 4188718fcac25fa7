// What the sections of a form need: values, and the props of each field with the label, unit and choices that its kind
// defines. A filled field is validated on blur, after the press that caused it: an error above what is pressed would move it.
import type { UseFormReturnType } from '@mantine/form';
import type { RecordKindName } from '@wattpact/domain/records/kinds';
import { isQuantity, quantities } from '@wattpact/domain/terms/field-kinds';
import { valuesKey } from '@wattpact/domain/terms/field-labels';
import type { TFunction } from 'i18next';
import type { FormErrors } from '../../platform/api/form-errors.ts';
import { afterPress } from '../../platform/press.ts';
import { withLinkedError } from '../../ui/wizard/linked-error.tsx';
import { recheckFields, rowsAt } from '../../ui/wizard/recheck-fields.ts';
import { owns } from '../../ui/wizard/wizard-errors.ts';
import { fieldLabel } from '../fields/field-label.ts';
import { kindAt } from '../fields/field-text.ts';

/** Errors that two fields make together. */
export interface LinkedFaults<Values> {
  /** The fields to validate with the one that lost the focus. */
  checkedWith: (path: string, errors: object) => string[];
  /** This error is shown only with the first of the two fields. */
  isOtherSide: (error: string) => boolean;
  /** From each field's path to the other's. */
  linksOf: (values: Values) => Readonly<Record<string, string>>;
}

type FieldProps = ReturnType<UseFormReturnType<object>['getInputProps']> & { label: string };

export interface FormEditor<Values> {
  values: Values;
  /** The values at this moment, for what waited for an answer. */
  present: () => Values;
  field: (path: string) => FieldProps;
  /** Its text is put into shape when the field is left. */
  tidied: (path: string, tidy: (text: string) => string) => FieldProps;
  /** With the labels of an enumeration's values. */
  choice: <Value extends string>(
    path: string,
    values: readonly Value[],
  ) => FieldProps & { data: { value: Value; label: string }[] };
  /** With its unit and the decimals that can be typed. */
  amount: (path: string) => FieldProps & { unit?: string; decimals?: number };
  flag: (path: string) => FieldProps;
  /** Validates filled fields again, because another field changes their rules. */
  recheck: (...paths: string[]) => void;
  /** Changes several fields at once, and clears their errors: those below a list are stored by position. */
  change: (changes: Readonly<Record<string, unknown>>) => void;
  /** The fields have no errors. */
  isComplete: (fields: readonly string[]) => boolean;
}

interface FormEditorOptions<Values> {
  form: UseFormReturnType<Values>;
  check: (values: Values) => FormErrors;
  /** The kind of record that has the fields. */
  of: RecordKindName;
  t: TFunction;
  linked?: LinkedFaults<Values> | undefined;
}

export function formEditor<Values>({ form, check, of, t, linked }: FormEditorOptions<Values>): FormEditor<Values> {
  const { values } = form;
  const recheck = (...paths: string[]) => {
    const all = linked ? paths.flatMap((path) => linked.checkedWith(path, form.errors)) : paths;
    const held = all.map((path) => [path, rowsAt(form.getValues(), path)] as const);
    afterPress(() => {
      const now = form.getValues();
      const present = held.filter(([path, rows]) => rowsAt(now, path) === rows).map(([path]) => path);
      recheckFields(form, check, present, linked?.isOtherSide);
    });
  };
  const label = (path: string) => fieldLabel(path, { t, of });
  const field = (path: string) => ({
    label: label(path),
    ...withLinkedError(path, form.getInputProps(path)),
    onBlur: () => recheck(path),
  });
  let faults: readonly string[] | undefined;
  const findFaults = () => {
    faults ??= Object.keys(check(values));
    return faults;
  };
  return {
    values,
    present: () => form.getValues(),
    field,
    tidied: (path, tidy) => ({
      ...field(path),
      onBlur: () => {
        form.setFieldValue(path as never, ((text: unknown) => tidy(String(text ?? ''))) as never);
        recheck(path);
      },
    }),
    choice: (path, all) => {
      const kind = kindAt(path, of);
      const group = valuesKey(kind?.as === 'choice' ? kind.words : '');
      const textOf = (value: string) => t(`${group}.${value}`);
      return { ...field(path), data: all.map((value) => ({ value, label: textOf(value) })) };
    },
    amount: (path) => {
      const as = kindAt(path, of)?.as ?? 'text';
      if (!isQuantity(as)) return field(path);
      const { unit, typedDecimals: decimals } = quantities[as];
      return { ...field(path), unit, decimals };
    },
    flag: (path) => ({ label: label(path), ...form.getInputProps(path, { type: 'checkbox' }) }),
    recheck,
    change: (changes) => {
      for (const [path, value] of Object.entries(changes)) {
        form.setFieldValue(path as never, value as never);
        const together = linked?.checkedWith(path, form.errors) ?? [];
        const below = Object.keys(form.errors).filter((one) => owns({ id: '', fields: [path] }, one));
        for (const one of [path, ...below, ...together]) form.clearFieldError(one);
      }
    },
    isComplete: (fields) => !findFaults().some((path) => owns({ id: '', fields }, path)),
  };
}

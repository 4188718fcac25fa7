// What the sections of the terms need of a form: values, the props of a field, and whether a section is complete.
import type { UseFormReturnType } from '@mantine/form';
import { useMemo } from 'react';
import type { FormErrors } from '../../platform/api/form-errors.ts';
import { withLinkedError } from '../../ui/wizard/linked-error.tsx';
import { recheckFields } from '../../ui/wizard/recheck-fields.ts';
import { owns } from '../../ui/wizard/wizard-errors.ts';
import { checkedWith, isOtherSide } from './linked-faults.ts';
import type { TermsValues } from './terms-form.ts';

type Form = UseFormReturnType<TermsValues>;

export interface TermsEditor {
  values: TermsValues;
  /** The props of a field; a filled one is validated on blur. */
  field: (path: string) => ReturnType<Form['getInputProps']>;
  flag: (path: string) => ReturnType<Form['getInputProps']>;
  set: (path: string, value: unknown) => void;
  /** Validates filled fields again, because another field changes their rules. */
  recheck: (...paths: string[]) => void;
  isComplete: (fields: readonly string[]) => boolean;
}

/** For any form whose values contain the terms. `isLocked` names the fields that may not be changed. */
export function useTermsEditor<Values extends TermsValues>(
  given: UseFormReturnType<Values>,
  check: (values: Values) => FormErrors,
  isLocked: (path: string) => boolean = () => false,
): TermsEditor {
  const form = given as unknown as Form;
  const { values } = given;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a check is a function of the values
  const faults = useMemo(() => Object.keys(check(values)), [values]);
  const recheck = (...paths: string[]) =>
    recheckFields(
      given,
      check,
      paths.flatMap((path) => checkedWith(path, form.errors)),
      isOtherSide,
    );
  const props = (path: string) => ({
    ...withLinkedError(path, form.getInputProps(path)),
    onBlur: () => recheck(path),
    ...(isLocked(path) && { disabled: true }),
  });
  return {
    values,
    field: props,
    flag: (path) => form.getInputProps(path, { type: 'checkbox' }),
    set: (path, value) => form.setFieldValue(path, value as never),
    recheck,
    isComplete: (fields) => !faults.some((path) => owns({ id: '', fields }, path)),
  };
}

// The state of a wizard: the step, the listed errors, and the navigation between steps and fields.
import { useEffect, useRef, useState } from 'react';
import { compareFields, focusFieldSoon } from '../../platform/api/form-errors.ts';
import type { FieldLink } from './wizard-context.ts';
import { type Errors, errorsUpTo, ownerOf, owns, withOthers } from './wizard-errors.ts';
import type { WizardProps } from './wizard-props.ts';

/** Shows the notice about a newer version until the step is left or the draft is rebased onto that version. */
function useOlderNotice({ restored, draft }: Pick<WizardProps<unknown>, 'restored' | 'draft'>, step: number): boolean {
  const [start] = useState({ step, version: draft.version });
  const [isOlder, setIsOlder] = useState(restored?.isOlder ?? false);
  if (isOlder && (step !== start.step || draft.version !== start.version)) setIsOlder(false);
  return isOlder;
}

interface Navigation {
  step: number;
  stepOf: (path: string) => number | undefined;
  jump: (path: string) => void;
}

/** Which step has a field, and which other field an error is linked to. */
function linksFrom<Values>({ form, labelOf, linksOf }: WizardProps<Values>, { step, stepOf, jump }: Navigation) {
  const links = linksOf && Object.keys(form.errors).length > 0 ? linksOf(form.getValues()) : {};
  return {
    changeOf: (path: string) => {
      const index = stepOf(path);
      return index === undefined || index === step ? undefined : () => jump(path);
    },
    elsewhere: (path: string) => {
      const index = stepOf(path);
      return index === undefined || index === step ? undefined : index + 1;
    },
    linkOf: (path: string): FieldLink | undefined => {
      const other = links[path];
      const index = other === undefined ? undefined : stepOf(other);
      if (other === undefined || index === undefined) return undefined;
      return { name: labelOf(other), step: index + 1, open: () => jump(other) };
    },
  };
}

/** As they stand on the pages: by step, and in this step by place. */
const inOrder = (errors: Errors, stepOf: (path: string) => number): Errors =>
  Object.fromEntries(
    Object.entries(errors).toSorted(([one], [other]) => stepOf(one) - stepOf(other) || compareFields(one, other)),
  );

export function useWizard<Values>(props: WizardProps<Values>) {
  const { form, steps, check, linksOf, restored } = props;
  const [step, setStep] = useState(Math.min(Math.max(restored?.step ?? 0, 0), steps.length - 1));
  const [target, setTarget] = useState<{ path: string; before: Element | null }>();
  // The errors listed above the fields. Leaving a field does not add to them: a list that appears then would move the
  // element that is being clicked.
  const [listed, setListed] = useState<readonly string[]>([]);
  const [listFocus, setListFocus] = useState<object>();
  const awaited = useRef(false);
  const isOlder = useOlderNotice(props, step);
  useEffect(() => (target ? focusFieldSoon(target.path, target.before) : undefined), [target]);

  const stepOf = (path: string) => {
    const owner = ownerOf(steps, path);
    return owner && steps.indexOf(owner);
  };
  const jump = (path: string) => {
    const index = stepOf(path) ?? step;
    // If a step loads too slowly to focus the field, its heading takes the focus.
    if (index !== step) awaited.current = true;
    setStep(index);
    setTarget({ path, before: document.activeElement });
  };
  const list = (errors: Errors): string[] => {
    const ordered = inOrder(errors, (path) => stepOf(path) ?? step);
    form.setErrors(ordered);
    setListed(Object.keys(ordered));
    return Object.keys(ordered);
  };
  const goTo = (index: number) => {
    awaited.current = true;
    setStep(index);
    setTarget(undefined);
    setListed([]);
  };
  return {
    step,
    isOlder,
    target,
    listed,
    listFocus,
    awaited,
    goTo,
    jump,
    ...linksFrom(props, { step, stepOf, jump }),
    /** Shows the errors of the submission: focuses the first field and lists all of them. */
    show: (errors: Errors) => {
      const [first] = list(errors);
      if (first !== undefined) jump(first);
    },
    /** Stays if this step has an error, or if its values make an earlier step wrong. */
    next: () => {
      const all = check(form.getValues());
      const found = errorsUpTo(all, steps, step);
      const errors = withOthers(found, all, linksOf?.(form.getValues()) ?? {});
      const paths = list(errors);
      if (paths.length === 0) return goTo(step + 1);
      const here = paths.find((path) => steps[step] && owns(steps[step], path));
      setTarget(here === undefined ? undefined : { path: here, before: document.activeElement });
      if (here === undefined) setListFocus({});
    },
  };
}

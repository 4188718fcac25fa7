// The wizard of a record: its steps, and what happens when the input is submitted, refused or overtaken. Creating and
// editing differ in the initial values and in the submission.
import { type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormErrors } from '../../platform/api/form-errors.ts';
import { lazy } from '../../platform/lazy.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { forgetDraft } from '../../ui/wizard/draft.ts';
import { Wizard } from '../../ui/wizard/wizard.tsx';
import type { WizardProps, WizardStep } from '../../ui/wizard/wizard-props.ts';
import { placedLabel } from '../fields/field-label.ts';
import type { RecordKind } from '../record-kind.ts';
import { AsideNotice } from './aside-notice.tsx';
import type { RecordForm } from './edited-record.tsx';
import type { EditAct, FormValues, Versioned } from './record-editing.ts';
import { useAside } from './use-aside.ts';
import type { RecordEditor } from './use-record-editor.ts';
import { useSending } from './use-sending.ts';
import { valueChanges } from './value-changes.ts';

const loadConflict = () => import('./edit-conflict.tsx');
/** `lazy` knows no type parameters. */
const EditConflict = lazy(loadConflict) as unknown as Awaited<ReturnType<typeof loadConflict>>['default'];

type Plugged<Values> = Pick<WizardProps<Values>, 'subtitle' | 'confirm' | 'submitDisabled' | 'aside' | 'notice'>;

export interface RecordWizardProps<Found extends Versioned, Payload, Values extends FormValues, Step extends string>
  extends RecordForm<Found, Payload, Values>,
    Plugged<Values> {
  editor: Pick<RecordEditor<Values>, 'form' | 'restored' | 'check' | 'merge'>;
  payloadOf: (values: Values) => Payload;
  /** The fields of each step; the texts of the steps are `steps.<step>` in the kind's namespace. */
  stepFields: Readonly<Record<Step, readonly string[]>>;
  /** In the order of the steps. */
  contents: Record<Step, ReactNode>;
  /** A sentence about the refused fields. */
  refusalWords?: (errors: FormErrors) => string;
  /** The texts of its title and of its button, where they are not those of the act: `wizard.<wording>.title`. */
  wording?: string;
  /** Shown while submitting. */
  whileSending?: (busy: boolean) => ReactNode;
}

export function RecordWizard<Found extends Versioned, Payload, Values extends FormValues, Step extends string>(
  props: RecordWizardProps<Found, Payload, Values, Step>,
) {
  const { editing, editor, act, draft, send, conflict, payloadOf, notice, onCancel, whileSending } = props;
  const { wording = act } = props;
  const { kind, toasts, linked } = editing;
  const { t } = useTranslation([kind.base, 'common', 'errorMessages', 'toast']);
  const { form, restored, check } = editor;
  const sending = useSending({
    failed: t(toasts?.[act].failed ?? `toast:${kind.kind}.not_sent`),
    isEdit: conflict !== undefined,
    wordsOf: props.refusalWords,
  });
  const mayConflict = conflict !== undefined;
  // Ahead of a conflict: a form that is open for long may outlive the build that it came from.
  useEffect(() => {
    if (mayConflict) loadConflict().catch(() => {});
  }, [mayConflict]);
  const labelOf = (path: string) => (editing.labelOf ?? placedLabel)(path, { t, of: kind.kind }, form.values);
  const aside = useAside(draft, editor);
  const submit = (values: Values) =>
    sending.run(async () => {
      await send(payloadOf(values));
      aside.drop();
    });
  return (
    <>
      <Wizard
        title={t(`${kind.base}:wizard.${wording}.title`)}
        form={form}
        steps={useSteps(props)}
        restored={restored}
        check={check}
        labelOf={labelOf}
        {...(linked && { linksOf: linked.linksOf })}
        submitLabel={t(`${kind.base}:wizard.${wording}.submit`)}
        submitting={sending.busy}
        onSubmit={submit}
        onCancel={onCancel}
        draft={draft}
        {...pluggedIn(props)}
        notice={
          <>
            {notice}
            {aside.isThere && <AsideNotice onBringBack={aside.bringBack} onDrop={aside.drop} />}
            {sending.refused && <Notice kind="reject" title={sending.refused} live />}
          </>
        }
      />
      {whileSending?.(sending.busy)}
      {conflict && sending.outdated && (
        <Suspense>
          <Overtaken
            {...props}
            conflict={conflict}
            labelOf={labelOf}
            onClose={sending.closeOutdated}
            onGiveWay={() => {
              aside.put();
              forgetDraft(draft);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Omits undefined props, because the wizard distinguishes absent from undefined. */
const pluggedIn = <Values,>({ subtitle, confirm, submitDisabled, aside }: Plugged<Values>) => ({
  ...(subtitle !== undefined && { subtitle }),
  ...(confirm && { confirm }),
  ...(submitDisabled !== undefined && { submitDisabled }),
  ...(aside !== undefined && { aside }),
});

interface StepParts {
  editing: { kind: RecordKind };
  act: EditAct;
  stepFields: Readonly<Record<string, readonly string[]>>;
  contents: Readonly<Record<string, ReactNode>>;
}

function useSteps({ editing: { kind }, act, stepFields, contents }: StepParts): WizardStep[] {
  const { t } = useTranslation(kind.base);
  return Object.entries(contents).map(([id, content]) => ({
    id,
    label: t(`${kind.base}:steps.${id}.label`, { context: act }),
    short: t(`${kind.base}:steps.${id}.short`),
    description: t(`${kind.base}:steps.${id}.description`),
    fields: stepFields[id] ?? [],
    content,
  }));
}

interface OvertakenProps<Found extends Versioned, Payload, Values extends FormValues, Step extends string>
  extends RecordWizardProps<Found, Payload, Values, Step> {
  conflict: NonNullable<RecordForm<Found, Payload, Values>['conflict']>;
  labelOf: (path: string) => string;
  onClose: () => void;
  /** The present state replaces the input. */
  onGiveWay: () => void;
}

function Overtaken<Found extends Versioned, Payload, Values extends FormValues, Step extends string>(
  props: OvertakenProps<Found, Payload, Values, Step>,
) {
  const { conflict, editor, onClose, onGiveWay, labelOf } = props;
  const { valuesOf, comparedOf = valuesOf, filedBy } = props.editing;
  const { base } = conflict;
  const compared = comparedOf(base);
  // A value that no record has (a declaration) is not part of the conflict.
  const typed = valueChanges(valuesOf(base), editor.form.getValues(), filedBy).filter(
    ({ path }) => (path.split('.')[0] ?? '') in compared,
  );
  return (
    <EditConflict
      {...conflict}
      kind={props.editing.kind.kind}
      changesTo={(latest) => valueChanges(compared, comparedOf(latest), filedBy)}
      typed={typed}
      labelOf={labelOf}
      onClose={onClose}
      onKeep={(latest) => {
        const stored = valuesOf(latest);
        editor.merge({ typed: editor.form.getValues(), base: valuesOf(base), latest: stored, stored });
        conflict.onKeep(latest);
      }}
      onShow={(latest) => {
        // If the record cannot be edited now, the draft stays until it can.
        if (latest.allowedActions.includes('edit')) onGiveWay();
        conflict.onShow(latest);
      }}
    />
  );
}

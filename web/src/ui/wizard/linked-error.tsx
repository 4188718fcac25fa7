// The error of a field. If two fields contradict each other, it links to the other one, in any step.
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './linked-error.module.css';
import { useWizardState } from './wizard-context.ts';

/** Keep the focus on mouse down: leaving the present field could remove the error and its button. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

function LinkedError({ path, text }: { path: string; text: string }) {
  const { t } = useTranslation();
  const link = useWizardState().linkOf(path);
  if (!link) return text;
  return (
    <span>
      {`${text} `}
      <button type="button" className={classes.otherField} onMouseDown={keepFocus} onClick={link.open}>
        {t('wizard.see_field_in_step', { name: link.name, step: link.step })}
      </button>
    </span>
  );
}

/** The props of a form's field, with this error component. */
export const withLinkedError = <Props extends { error?: unknown }>(path: string, props: Props): Props =>
  typeof props.error === 'string' && props.error !== ''
    ? { ...props, error: <LinkedError path={path} text={props.error} /> }
    : props;

// The error of a field; of a fault that two fields make together it leads to the other one, whatever step that is in.
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './linked-error.module.css';
import { useWizardState } from './wizard-context.ts';

/** Pressing does not leave the present field: its check could take the error, and its button, away. */
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

/** The props of a form's field, with its error as above. */
export const withLinkedError = <Props extends { error?: unknown }>(path: string, props: Props): Props =>
  typeof props.error === 'string' && props.error !== ''
    ? { ...props, error: <LinkedError path={path} text={props.error} /> }
    : props;

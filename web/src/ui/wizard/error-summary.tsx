// All that is to be corrected, above the fields: each line leads to its field and opens what hides it.
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './error-summary.module.css';
import type { Errors } from './wizard-errors.ts';

interface ErrorSummaryProps {
  errors: Errors;
  labelOf: (path: string) => string;
  /** The number of another step that the field is in. */
  elsewhere: (path: string) => number | undefined;
  onJump: (path: string) => void;
  /** Changes when the focus is to come here: no field of this step is wrong. */
  focus: object | undefined;
}

export function ErrorSummary({ errors, labelOf, elsewhere, onJump, focus }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (focus) list.current?.querySelector('button')?.focus();
  }, [focus]);
  const all = Object.entries(errors);
  if (all.length === 0) return null;
  const nameOf = (path: string) => {
    const step = elsewhere(path);
    return step === undefined ? labelOf(path) : t('wizard.error_in_step', { step, name: labelOf(path) });
  };
  return (
    <div className={classes.summary} role="alert">
      <IconAlertCircle size={20} stroke={1.7} aria-hidden />
      <div>
        <p>{t('wizard.errors', { count: all.length })}</p>
        <ul ref={list}>
          {all.map(([path, text]) => (
            <li key={path}>
              {/* Pressing does not leave the present field: its check could move this list from under the pointer. */}
              <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => onJump(path)}>
                {nameOf(path)}: {text}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

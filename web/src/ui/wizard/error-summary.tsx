// All errors above the fields: each line focuses its field and opens the section that hides it.
import { IconAlertCircle } from '@tabler/icons-react';
import { plainText } from '@wattpact/domain/words/plain-text';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './error-summary.module.css';
import type { Errors } from './wizard-errors.ts';

interface ErrorSummaryProps {
  errors: Errors;
  labelOf: (path: string) => string;
  /** The number of another step that has the field. */
  elsewhere: (path: string) => number | undefined;
  onJump: (path: string) => void;
  /** Changes when the list takes the focus, because no field of this step is wrong. */
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
  // A sentence that names its field needs no name before it.
  const lineOf = (path: string, text: string) =>
    elsewhere(path) === undefined && plainText(text).includes(plainText(labelOf(path)))
      ? text
      : `${nameOf(path)}: ${text}`;
  return (
    <div className={classes.summary} role="alert">
      <IconAlertCircle size={20} stroke={1.7} aria-hidden />
      <div>
        <p>{t('wizard.errors', { count: all.length })}</p>
        <ul ref={list}>
          {all.map(([path, text]) => (
            <li key={path}>
              {/* Keep the focus on mouse down: leaving the present field could move this list under the pointer. */}
              <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => onJump(path)}>
                {lineOf(path, text)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

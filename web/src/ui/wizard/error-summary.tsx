// All that is to be corrected, above the fields: each line leads to its field and opens what hides it.
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './wizard.module.css';
import type { Errors } from './wizard-errors.ts';

interface ErrorSummaryProps {
  errors: Errors;
  labelOf: (path: string) => string;
  onJump: (path: string) => void;
}

export function ErrorSummary({ errors, labelOf, onJump }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const all = Object.entries(errors);
  if (all.length === 0) return null;
  return (
    <div className={classes.summary} role="alert">
      <IconAlertCircle size={20} stroke={1.7} aria-hidden />
      <div>
        <p>{t('wizard.errors', { count: all.length })}</p>
        <ul>
          {all.map(([path, text]) => (
            <li key={path}>
              {/* Pressing does not leave the present field: its check could move this list from under the pointer. */}
              <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => onJump(path)}>
                {labelOf(path)}: {text}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

// A new password: the rules are below and turn green as they are met.
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './account.module.css';

/** The rules of the domain's schema; shown while typing, checked by the schema. */
const rules = {
  length: (text: string) => text.length >= 8,
  capital: (text: string) => /\p{Lu}/u.test(text),
  digit: (text: string) => /\d/.test(text),
  symbol: (text: string) => /[^\p{L}\d\s]/u.test(text),
};

export function NewPasswordField({ label, ...props }: PasswordInputProps & { 'data-path'?: string }) {
  const { t } = useTranslation();
  const text = String(props.value ?? '');
  return (
    <div>
      <PasswordInput
        label={label}
        required
        autoComplete="new-password"
        aria-describedby="password-rules"
        visibilityToggleButtonProps={{ 'aria-label': t('account.show_password') }}
        {...props}
      />
      <ul id="password-rules" className={classes.rules}>
        {Object.entries(rules).map(([name, met]) => (
          <li key={name} data-met={met(text) || undefined}>
            {met(text) ? (
              <IconCheck size={14} stroke={2.2} aria-hidden />
            ) : (
              <IconPoint size={14} stroke={2.2} aria-hidden />
            )}
            {t(`account.password_${name}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

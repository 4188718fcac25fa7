// A new password: the rules are below and turn green as they are met; after a refusal those that are not turn red.
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { IconCheck, IconPoint, IconX } from '@tabler/icons-react';
import type { OwnTexts } from '@wattpact/domain/users/guessable-password';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../../platform/api/settings.ts';
import classes from './account.module.css';
import { metRules } from './password-rules.ts';

type IsGuessable = (text: string, person: OwnTexts) => boolean;

/** The list of common passwords has its own chunk; without it the server alone says which are common. */
async function loadCheck(): Promise<IsGuessable> {
  const [{ commonPasswords }, { isGuessable, ownWords }] = await Promise.all([
    import('@wattpact/domain/users/common-passwords'),
    import('@wattpact/domain/users/guessable-password'),
  ]);
  return (text, person) => isGuessable(text, commonPasswords, ownWords(person));
}

/** Loaded when something is typed. */
function useGuessable(isTyping: boolean): IsGuessable | undefined {
  const [check, setCheck] = useState<{ isGuessable: IsGuessable }>();
  useEffect(() => {
    if (!isTyping || check) return;
    loadCheck().then(
      (isGuessable) => setCheck({ isGuessable }),
      (error: unknown) => console.warn('The common passwords could not be loaded', error),
    );
  }, [isTyping, check]);
  return check?.isGuessable;
}

interface NewPasswordFieldProps extends PasswordInputProps {
  'data-path'?: string;
  /** Whose password it is: it must not contain these words. */
  person: OwnTexts;
}

export function NewPasswordField({ label, person, error, ...props }: NewPasswordFieldProps) {
  const { t } = useTranslation();
  const { appName } = useSettings();
  const text = String(props.value ?? '');
  const isGuessable = useGuessable(text !== '');
  const met = metRules(text, isGuessable && ((typed) => isGuessable(typed, { ...person, appName })));
  return (
    <div>
      <PasswordInput
        label={label}
        required
        autoComplete="new-password"
        aria-describedby="password-rules"
        visibilityToggleButtonProps={{ 'aria-label': t('account.show_password') }}
        // A rule below says what is wrong, unless all that can be judged here are met.
        error={Object.values(met).includes(false) ? Boolean(error) : error}
        {...props}
      />
      <ul id="password-rules" className={classes.rules}>
        {Object.entries(met).map(([name, isMet]) => (
          <Rule
            key={name}
            text={t(`account.password_${name}`)}
            isMet={isMet}
            isRefused={Boolean(error) && isMet === false}
          />
        ))}
      </ul>
    </div>
  );
}

function Rule({ text, isMet, isRefused }: { text: string; isMet: boolean | undefined; isRefused: boolean }) {
  const Icon = isMet ? IconCheck : isRefused ? IconX : IconPoint;
  return (
    <li data-met={isMet || undefined} data-refused={isRefused || undefined}>
      <Icon size={14} stroke={2.2} aria-hidden />
      {text}
    </li>
  );
}

// "This was not me": closes an account that somebody else opened with the reader's address.
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { authApi } from '@wattpact/domain/users/auth-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../../platform/api/api-problems.ts';
import { call } from '../../../platform/api/call.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import classes from './account.module.css';
import { isOfLink } from './confirm-address-form.tsx';

interface RefuseAccountProps {
  token: string;
  onRefused: () => void;
  onInvalid: () => void;
}

export function RefuseAccount({ token, onRefused, onInvalid }: RefuseAccountProps) {
  const { t } = useTranslation(['profile', 'errorMessages']);
  const [open, setOpen] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(authApi.refuseEmail, { body: { token }, anonymous: true }),
    onSuccess: onRefused,
    onError: (refused) => isOfLink(refused) && onInvalid(),
  });
  return (
    <section className={classes.apart} aria-labelledby="not-me">
      <h2 id="not-me">{t('verify.not_me_title')}</h2>
      <p>{t('verify.not_me_text')}</p>
      <Button variant="outline" color="red" data-danger onClick={() => setOpen(true)}>
        {t('verify.not_me')}
      </Button>
      <ConfirmDialog
        opened={open}
        onClose={() => setOpen(false)}
        title={t('verify.refuse_title')}
        confirmLabel={t('verify.refuse')}
        keepLabel={t('verify.keep')}
        onConfirm={() => mutate()}
        loading={isPending}
        danger
      >
        {error && <Notice kind="reject" title={reasonOf(error) ?? t('errorMessages:generic_error.title')} live />}
        <p>{t('verify.refuse_text')}</p>
      </ConfirmDialog>
    </section>
  );
}

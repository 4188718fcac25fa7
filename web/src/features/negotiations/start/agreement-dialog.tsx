// Before a negotiation is opened or started: the user agrees to pay the fees, and chooses the company that starts it.
import { Button, Checkbox, Modal, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogButtons } from '../../../ui/feedback/dialog-buttons.tsx';
import { useFocusBack } from '../../../ui/feedback/focus-back.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FeeLine } from '../../fees/fee-line.tsx';
import classes from './dialogs.module.css';

interface AgreementDialogProps {
  opened: boolean;
  /** What it is about: the item, or the other company. */
  name: string | undefined;
  act: 'open' | 'start';
  /** The text about the fees; left out for users who asked not to see it again. */
  withAgreement: boolean;
  /** The companies for which the user may start it, when there is a choice. */
  entities?: readonly { id: string; name: string }[];
  initialEntity?: string | undefined;
  loading?: boolean;
  error?: string | undefined;
  onAccept: (neverAgain: boolean, entityId: string | undefined) => void;
  onClose: () => void;
}

export function AgreementDialog(props: AgreementDialogProps) {
  const { opened, name = '', act, withAgreement, entities = [], initialEntity, loading = false, error } = props;
  const { t } = useTranslation(['negotiations', 'common']);
  useFocusBack(opened);
  const [neverAgain, setNeverAgain] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const entity = chosen ?? initialEntity;
  return (
    <Modal
      opened={opened}
      onClose={props.onClose}
      title={t(`negotiations:agreement.${act}_title`, { name })}
      centered
      size={520}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <div className={classes.body}>
        {withAgreement && (
          <>
            <p>{t('negotiations:agreement.text')}</p>
            <FeeLine framed feeType="CELEBRATION" entityId={entity} />
            <p className={classes.note}>{t('negotiations:agreement.payer')}</p>
            <Checkbox
              label={t('negotiations:agreement.never_again')}
              checked={neverAgain}
              onChange={(event) => setNeverAgain(event.currentTarget.checked)}
            />
          </>
        )}
        {entities.length > 1 && (
          <Select
            required
            allowDeselect={false}
            label={t('negotiations:agreement.entity')}
            data={entities.map(({ id, name: label }) => ({ value: id, label }))}
            value={entity ?? null}
            onChange={(next) => setChosen(next ?? undefined)}
          />
        )}
        {error && <Notice kind="reject" title={error} live />}
      </div>
      <DialogButtons>
        <Button variant="default" onClick={props.onClose}>
          {t('common:cancel')}
        </Button>
        <Button loading={loading} onClick={() => props.onAccept(neverAgain, entity)} data-autofocus>
          {t(`negotiations:agreement.${withAgreement ? '' : 'only_'}${act}`)}
        </Button>
      </DialogButtons>
    </Modal>
  );
}

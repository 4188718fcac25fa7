// Above the terms of a form: fills them in with terms that the company has saved, and saves those of the form.
import { Button, Menu } from '@mantine/core';
import { IconBookmark, IconBookmarkPlus, IconChevronDown, IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type SavedTermsRecord, type SavedTermsRow, savedTermsApi } from '@wattpact/domain/saved-terms/saved-terms-api';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { apiQuery } from '../../platform/api/query.ts';
import { lazy } from '../../platform/lazy.ts';
import { useActingEntity } from '../../platform/session/acting-entity.ts';
import { valueAt } from '../../records/fields/field-text.ts';
import { useAct } from '../../records/use-act.ts';
import { changesOfForm, keptFields, termsOfForm } from './form-terms.ts';
import classes from './saved-terms.module.css';

const SaveTermsDialog = lazy(() => import('./save-terms-dialog.tsx'));
const ManageTermsDialog = lazy(() => import('./manage-terms-dialog.tsx'));

interface TermsForm {
  values: unknown;
  present: () => unknown;
  change: (changes: Readonly<Record<string, unknown>>) => void;
}

export interface SavedTermsBarProps {
  /** A `FormEditor`. */
  editor: TermsForm;
  /** The fields of the form. */
  paths: readonly string[];
  /** In whose name the form is; unknown while it is not chosen. */
  entityId: string | null | undefined;
}

/** Fills the form in, and offers to undo it. */
function useFilling({ present, change }: TermsForm, paths: readonly string[]) {
  const { t } = useTranslation(['common', 'toast']);
  const { run } = useAct();
  /** @returns how many fields have changed, and how to change them back */
  const fill = (terms: SavedTermsRecord['terms']) => {
    // With what was typed while the terms were fetched: undoing leads back to it.
    const values = present();
    const changes = changesOfForm(terms, values, keptFields(paths));
    const before = Object.fromEntries(Object.keys(changes).map((path) => [path, valueAt(values, path)]));
    change(changes);
    return { count: Object.keys(changes).length, undo: () => change(before) };
  };
  return ({ id, name }: SavedTermsRow) =>
    run(() => call(savedTermsApi.get, { params: { id } }), {
      failed: t('saved_terms.not_read'),
      done: ({ terms }) => {
        const { count, undo } = fill(terms);
        const offer = count > 0 ? { label: t('toast:undo'), seconds: 10, run: undo } : undefined;
        return { title: t('saved_terms.filled', { count }), text: t('quoted', { text: name }), offer };
      },
    });
}

export default function SavedTermsBar({ editor, paths, entityId }: SavedTermsBarProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'save' | 'manage'>();
  const list = useQuery(apiQuery(savedTermsApi.list, { query: entityId ? { legalEntityId: entityId } : {} }));
  const { data = [], isLoadingError, refetch } = list;
  const { entities: writing } = useActingEntity().withRole('contracting');
  const fill = useFilling(editor, paths);
  const mayWrite = writing.some(({ id }) => id === entityId);
  const close = () => setOpen(undefined);
  if (data.length === 0 && !mayWrite && !isLoadingError) return null;
  return (
    <div className={classes.bar}>
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconBookmark size={16} stroke={1.9} />}
            rightSection={<IconChevronDown size={16} stroke={1.9} />}
          >
            {t('saved_terms.title')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={classes.menu ?? ''}>
          {isLoadingError && (
            <>
              <p className={classes.none}>{t('saved_terms.not_loaded')}</p>
              <Menu.Item closeMenuOnClick={false} onClick={() => void refetch()}>
                {t('generic_error.retry')}
              </Menu.Item>
            </>
          )}
          {data.length === 0 && !isLoadingError && <p className={classes.none}>{t('saved_terms.none')}</p>}
          {data.map((one) => (
            <Menu.Item key={one.id} onClick={() => void fill(one)}>
              {one.name}
              {!entityId && <small className={classes.company}>{one.legalEntityName}</small>}
            </Menu.Item>
          ))}
          {(mayWrite || data.length > 0) && <Menu.Divider />}
          {mayWrite && (
            <Menu.Item leftSection={<IconBookmarkPlus size={18} stroke={1.9} />} onClick={() => setOpen('save')}>
              {t('saved_terms.save')}
            </Menu.Item>
          )}
          {data.some(({ allowedActions }) => allowedActions.includes('edit')) && (
            <Menu.Item leftSection={<IconSettings size={18} stroke={1.9} />} onClick={() => setOpen('manage')}>
              {t('saved_terms.manage')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {open === 'save' && entityId && (
          <SaveTermsDialog
            entityId={entityId}
            saved={data}
            terms={termsOfForm(editor.values, keptFields(paths))}
            onClose={close}
          />
        )}
        {open === 'manage' && <ManageTermsDialog list={list} onClose={close} />}
      </Suspense>
    </div>
  );
}

// Creates a project or an offer in its wizard: empty, or with the data of another one, of which the documents stay where
// they are.
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { whileEdited } from '../../platform/api/query.ts';
import { copyName, type NameOfCopy } from '../../records/edit/copy-name.ts';
import type { EditedRecordProps } from '../../records/edit/edited-record.tsx';
import { NewRecord } from '../../records/edit/new-record.tsx';
import type { FormValues, Versioned } from '../../records/edit/record-editing.ts';
import { GatedRecord } from '../../records/gated-record.tsx';
import { EntityNotFound } from '../../ui/feedback/generic-pages.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ContractingGate } from './contracting-gate.tsx';
import type { MarketNames } from './market-kind.ts';

interface NewItemProps<Found extends Versioned, Payload, Values extends FormValues>
  extends EditedRecordProps<Found, Payload, Values> {
  base: MarketNames['base'];
  /** @param entityId the company for which the user acts */
  emptyValues: (entityId: string) => Values;
  /** The values of a duplicate. @param naming makes its name from the original's */
  copyOf: (found: Found, naming: (name: string) => string) => Values;
  /** The names of one's own that are like this one. */
  namesLike: (name: string) => Promise<readonly string[]>;
  /** The originals have documents, which are not copied. */
  hasDocuments: boolean;
}

export function NewItem<Found extends Versioned, Payload, Values extends FormValues>(
  props: NewItemProps<Found, Payload, Values>,
) {
  const { from } = useSearch({ strict: false }) as { from?: string };
  const { base, editing, wizard, emptyValues } = props;
  if (from) return <Duplicate key={from} id={from} {...props} />;
  return (
    <ContractingGate base={base}>
      {(entityId) => <NewRecord editing={editing} wizard={wizard} defaults={emptyValues(entityId)} />}
    </ContractingGate>
  );
}

function Duplicate<Found extends Versioned, Payload, Values extends FormValues>(
  props: NewItemProps<Found, Payload, Values> & { id: string },
) {
  const { base, editing, wizard, copyOf, namesLike, hasDocuments, id } = props;
  const { t } = useTranslation();
  const queryKey = ['duplicated', editing.kind.api.get.path, id];
  const original = useQuery({
    queryKey,
    queryFn: async () => {
      const found = await editing.calls.get(id);
      // It is only suggested: without an answer it may be that of another one.
      return { found, taken: await namesLike(editing.nameOf(found)).catch(() => []) };
    },
    ...whileEdited,
  });
  return (
    <GatedRecord query={original} shape="wizard">
      {({ found, taken }) => {
        if (!found.allowedActions.includes('copy')) return <EntityNotFound />;
        const notice = (
          <Notice kind="information" title={t('duplicate.title', { name: editing.nameOf(found) })}>
            {hasDocuments && t('duplicate.documents')} {t('duplicate.not_stored')}
          </Notice>
        );
        const nameOf: NameOfCopy = (name, number) =>
          number === 1 ? t('duplicate.name', { name }) : t('duplicate.name_numbered', { name, number });
        const defaults = copyOf(found, (name) => copyName(name, nameOf, taken));
        return (
          <ContractingGate base={base}>
            {() => <NewRecord editing={editing} wizard={wizard} from={id} defaults={defaults} notice={notice} />}
          </ContractingGate>
        );
      }}
    </GatedRecord>
  );
}

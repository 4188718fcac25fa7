// What the page of an entity shows, to its people and to administrators: data, people, documents.
import { IconMapPin } from '@tabler/icons-react';
import type { LegalEntityRecord } from '@wattpact/domain/legal-entities/legal-entity-api';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordParts } from '../../../records/frame/record-parts.ts';
import { FileGroups } from '../../files/file-groups.tsx';
import { addressLine } from '../entity-words.ts';
import { EmployeesTab } from './employees-tab.tsx';
import { EntityOverview } from './entity-overview.tsx';
import { EntityDetails } from './entity-side.tsx';

export function useEntityParts(entity: LegalEntityRecord): RecordParts {
  const { t } = useTranslation(['legalEntity', 'common']);
  const { employees, files } = entity;
  const tab = (value: string, content: ReactNode, count?: number) => ({
    value,
    label: t(`legalEntity:tabs.${value}`),
    content,
    count,
  });
  return {
    record: entity,
    facts: [{ icon: IconMapPin, content: addressLine(entity, t) }],
    tabs: [
      tab('overview', <EntityOverview entity={entity} />),
      tab('employees', <EmployeesTab entity={entity} />, employees.length),
      ...(files.length > 0 ? [tab('documentation', <EntityDocuments files={files} />, files.length)] : []),
    ],
    side: <EntityDetails entity={entity} />,
  };
}

/** Grouped by what they are to prove. */
export function EntityDocuments({ files }: Pick<LegalEntityRecord, 'files'>) {
  const { t } = useTranslation('legalEntity');
  const categories = [...new Set(files.map(({ category }) => category))];
  return (
    <FileGroups
      groups={categories.map((category) => ({
        key: category,
        title: t(`file_category.${category}`),
        files: files.filter((file) => file.category === category),
      }))}
    />
  );
}

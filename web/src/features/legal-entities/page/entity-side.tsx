// Beside an entity: its owner, since when it exists, and the reader's role in it.
import type { LegalEntityRecord } from '@wattpact/domain/legal-entities/legal-entity-api';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { adminPaths } from '../../../platform/address/paths.ts';
import { useSession } from '../../../platform/session/session.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { DefinitionList } from '../../../ui/record/definition-list.tsx';
import { SidePart } from '../../../ui/record/side-panel.tsx';

export function EntityDetails({ entity: { owner, createdAt, employees } }: { entity: LegalEntityRecord }) {
  const { t } = useTranslation(['legalEntity', 'common']);
  const formats = useFormats();
  const user = useSession();
  const own = employees.find(({ userId }) => userId === user.id);
  const ownPlace = own && [
    { label: t('legalEntity:side.own_role'), value: t(`common:entity_role.${own.role}`) },
    { label: t('legalEntity:side.own_level'), value: t(`common:authorization_level.${own.authorizationLevel}`) },
  ];
  return (
    <SidePart title={t('legalEntity:side.details')}>
      <DefinitionList
        columns={1}
        items={[
          { label: t('legalEntity:side.owner'), value: owner && <Owner {...owner} isLink={user.isAdmin} /> },
          { label: t('legalEntity:side.created'), value: formats.date(createdAt) },
          ...(ownPlace ?? []),
        ]}
      />
    </SidePart>
  );
}

/** Administrators have a page of each person. */
const Owner = ({ id, displayName, isLink }: { id: string; displayName: string; isLink: boolean }) =>
  isLink ? <AppLink to={adminPaths.user(id)}>{displayName}</AppLink> : displayName;

// The first tab of an entity: identity, address, contact.
import type { LegalEntityRecord } from '@wattpact/domain/legal-entities/legal-entity-api';
import { useTranslation } from 'react-i18next';
import { DefinitionList } from '../../ui/record/definition-list.tsx';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import { addressItems, contactItems, identityItems } from './entity-items.tsx';

export function EntityOverview({ entity }: { entity: LegalEntityRecord }) {
  const { t } = useTranslation(['legalEntity', 'common']);
  return (
    <>
      <SectionPaper title={t('legalEntity:sections.identification')}>
        <DefinitionList items={identityItems(entity, t)} />
      </SectionPaper>
      <SectionPaper title={t('legalEntity:sections.address')}>
        <DefinitionList items={addressItems(entity, t)} />
      </SectionPaper>
      <SectionPaper title={t('common:field.contact')}>
        <DefinitionList items={contactItems(entity.contact, t)} />
      </SectionPaper>
    </>
  );
}

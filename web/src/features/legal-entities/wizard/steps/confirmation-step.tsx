// Last step: exactly what will be sent, for a last check, and the required declaration.
import { Checkbox } from '@mantine/core';
import { formatFileSize } from '../../../../platform/words/formats.ts';
import { FieldPapers } from '../../../../records/fields/field-papers.tsx';
import { useFieldWords } from '../../../../records/fields/use-field-words.ts';
import { DefinitionList } from '../../../../ui/record/definition-list.tsx';
import { SectionPaper } from '../../../../ui/record/section-paper.tsx';
import { ChangeSection } from '../../../../ui/wizard/change-section.tsx';
import { entityGroups } from '../../entity-items.tsx';
import { isOwnAddress } from '../legal-entity-form.ts';
import type { LegalEntityEditor } from '../use-legal-entity-editor.ts';

export function ConfirmationStep({ editor: { form, ownerEmail } }: { editor: LegalEntityEditor }) {
  const words = useFieldWords('legal_entity');
  const { t } = words;
  const { values } = form;
  const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
    `${firstName} ${lastName}`.trim();
  return (
    <>
      <FieldPapers
        groups={entityGroups(values, 'confirmation', words)}
        titleOf={(name) => t(`legalEntity:section.${name}`)}
      />
      <SectionPaper
        title={t('legalEntity:steps.representatives.label')}
        aside={<ChangeSection title={t('legalEntity:steps.representatives.label')} paths={['representatives']} />}
      >
        <DefinitionList
          items={values.representatives.map((one) => {
            const role = isOwnAddress(one.email, ownerEmail) ? 'manage' : one.role;
            return {
              label: nameOf(one),
              value: [one.email, one.phone && words.formats.phone(one.phone)].filter(Boolean).join(', '),
              note: [
                role && t(`common:entity_role.${role}`),
                one.authorizationLevel && t(`common:authorization_level.${one.authorizationLevel}`),
              ]
                .filter(Boolean)
                .join(', '),
            };
          })}
        />
      </SectionPaper>
      <SectionPaper
        title={t('legalEntity:steps.documentation.label')}
        aside={<ChangeSection title={t('legalEntity:steps.documentation.label')} paths={['files']} />}
      >
        <DefinitionList
          items={values.files.map(({ name, size, group }) => ({
            label: t(`legalEntity:file_category.${group}`),
            value: name,
            note: formatFileSize(size),
          }))}
        />
      </SectionPaper>
      <SectionPaper title={t('legalEntity:declaration.title')}>
        <Checkbox
          label={t('legalEntity:declaration.text')}
          {...form.getInputProps('declaration', { type: 'checkbox' })}
        />
      </SectionPaper>
    </>
  );
}

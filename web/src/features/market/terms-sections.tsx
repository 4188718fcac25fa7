// The terms of a project or an offer: the sections of its kind, additional information, and whether all is negotiable.
import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FormEditor } from '../../records/edit/form-editor.ts';
import { type FormSection, FormSections } from '../../records/edit/form-sections.tsx';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import { useAdditionalInformationSection } from '../contract-terms/additional-information-section.tsx';

interface TermsSectionsProps {
  editor: FormEditor<{ additionalInformation: string }>;
  /** Those of its kind, which come first. */
  sections: readonly FormSection[];
}

export function TermsSections({ editor, sections }: TermsSectionsProps) {
  const { t } = useTranslation();
  return (
    <>
      <FormSections editor={editor} sections={[...sections, useAdditionalInformationSection(editor)]} />
      <SectionPaper>
        <Switch description={t('market.negotiable_help')} {...editor.flag('isNegotiable')} />
      </SectionPaper>
    </>
  );
}

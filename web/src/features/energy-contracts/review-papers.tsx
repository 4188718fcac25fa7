// The terms of a contract on papers, one for each group of the wizard.
import { Paper } from '@mantine/core';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { DefinitionList } from '../../ui/record/definition-list.tsx';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import { icons } from '../../ui/theme/icons.ts';
import { useTermsWords } from '../contract-terms/terms-words.ts';
import {
  commercialItems,
  conditionItems,
  durationItems,
  type Given,
  locationItems,
  responsibleItems,
  technologyItems,
} from './contract-items.tsx';

export function LocationPaper({ given }: { given: Given }) {
  const words = useTermsWords();
  return (
    <SectionPaper title={words.t('energyContracts:page.location')}>
      <DefinitionList items={[...locationItems(given, words), ...technologyItems(given, words)]} />
    </SectionPaper>
  );
}

export function TermsPapers({ given }: { given: Given }) {
  const words = useTermsWords();
  const { t } = words;
  const commercial = commercialItems(given, words);
  const section = (name: string) => t(`energyContracts:contract_terms.section.${name}` as never);
  return (
    <>
      <SectionPaper title={section('financial_conditions')}>
        <DefinitionList items={conditionItems(given, words)} />
      </SectionPaper>
      <SectionPaper title={section('duration')}>
        <DefinitionList items={durationItems(given, words)} />
      </SectionPaper>
      <SectionPaper title={section('responsible_parties')}>
        <DefinitionList items={responsibleItems(given, words)} />
      </SectionPaper>
      <SectionPaper title={section('additional_information')}>
        <DefinitionList
          columns={1}
          items={[{ label: t('common:field.additionalInformation'), value: given.additionalInformation }]}
        />
      </SectionPaper>
      {commercial.length > 0 && (
        <SectionPaper title={section('commercial_terms')}>
          <DefinitionList items={commercial} />
        </SectionPaper>
      )}
    </>
  );
}

export function ClausesPaper({ given: { extraClauses = [] } }: { given: Given }) {
  const { t } = useTermsWords();
  if (extraClauses.length === 0) {
    return (
      <Paper>
        <EmptyState
          icon={icons.contract}
          title={t('energyContracts:page.no_clauses')}
          text={t('energyContracts:page.no_clauses_text')}
        />
      </Paper>
    );
  }
  return (
    <SectionPaper title={t('energyContracts:contract_terms.section.extra_clauses')}>
      <DefinitionList
        columns={1}
        items={extraClauses.map(({ type, name, description }, index) => ({
          label: `${index + 1}. ${name ?? ''}`,
          value: description,
          note: type,
        }))}
      />
    </SectionPaper>
  );
}

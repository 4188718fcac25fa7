// The wording of contract drafts, for administrators: each section in each language, with placeholders for the terms.
import { SegmentedControl, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  contractDraftApi,
  type DraftSection,
  type DraftSetting,
  draftSections,
} from 'domain/contract-drafts/contract-draft';
import { type Language, languages } from 'domain/shared/enumerations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../platform/query.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { GenericError } from '../../ui/generic-pages.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import classes from './contract-drafts.module.css';
import { SectionForm } from './section-form.tsx';

export function ContractDraftsPage() {
  const { t } = useTranslation(['energyContracts', 'common']);
  const settings = useQuery({ ...apiQuery(contractDraftApi.adminList), refetchOnWindowFocus: false });
  return (
    <div className="reading-width">
      <PageHeader title={t('common:navigation.contract_templates')} note={t('energyContracts:drafts.note')} />
      {settings.isError && <GenericError onRetry={() => void settings.refetch()} />}
      {settings.isPending && <Skeleton height={420} />}
      {settings.data && <Drafts settings={settings.data} />}
    </div>
  );
}

function Drafts({ settings }: { settings: readonly DraftSetting[] }) {
  const { t } = useTranslation(['energyContracts', 'common']);
  const formats = useFormats();
  const [section, setSection] = useState<DraftSection>('parties');
  const [language, setLanguage] = useState<Language>(formats.language);
  const settingOf = (name: DraftSection) => settings.find((one) => one.section === name && one.language === language);
  return (
    <div className={classes.columns}>
      <nav aria-label={t('energyContracts:drafts.sections')}>
        <ul className={classes.sections}>
          {draftSections.map((name) => (
            <li key={name}>
              <button type="button" aria-current={name === section || undefined} onClick={() => setSection(name)}>
                {t(`energyContracts:draft_section.${name}`)}
                {settingOf(name)?.enabled === false && (
                  <StatusBadge status="draft" label={t('energyContracts:drafts.off')} />
                )}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <SegmentedControl
          mb={16}
          aria-label={t('common:field.language')}
          value={language}
          onChange={(next) => setLanguage(next as Language)}
          data={languages.map((one) => ({ value: one, label: t(`common:language.${one}`) }))}
        />
        <SectionForm
          key={`${section} ${language}`}
          section={section}
          language={language}
          setting={settingOf(section)}
        />
      </div>
    </div>
  );
}

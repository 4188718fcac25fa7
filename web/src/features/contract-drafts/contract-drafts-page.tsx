// The clause texts of contract draft documents, for administrators: each section in each language, with placeholders.
import { SegmentedControl, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  contractDraftApi,
  type DraftSection,
  type DraftSetting,
  draftSections,
} from '@wattpact/domain/contract-drafts/contract-draft';
import { type Language, languages } from '@wattpact/domain/terms/enumerations';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../platform/api/query.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { GenericError } from '../../ui/feedback/generic-pages.tsx';
import { LeaveDialog } from '../../ui/feedback/leave-dialog.tsx';
import { StatusBadge } from '../../ui/text/status-badge.tsx';
import classes from './contract-drafts.module.css';
import { SectionForm } from './section-form.tsx';
import type { SectionPlace } from './use-section.ts';

export function ContractDraftsPage() {
  const { t } = useTranslation(['energyContracts', 'common']);
  const settings = useQuery({ ...apiQuery(contractDraftApi.adminList), refetchOnWindowFocus: false });
  return (
    <>
      <PageHeader title={t('common:navigation.contract_templates')} note={t('energyContracts:drafts.note')} />
      {settings.isLoadingError && <GenericError onRetry={() => void settings.refetch()} />}
      {settings.isPending && <Skeleton height={420} />}
      {settings.data && <ClauseTexts settings={settings.data} />}
    </>
  );
}

/** Whether the section was worded anew in another language since: this text may have to follow. */
const isOlder = (settings: readonly DraftSetting[], { section, language }: SectionPlace): boolean => {
  const changedAt = (setting: DraftSetting) => (setting.version > 0 ? setting.updatedAt : '');
  const own = settings.find((one) => one.section === section && one.language === language);
  return settings.some((one) => one.section === section && own !== undefined && changedAt(one) > changedAt(own));
};

const nameOf = ({ section, language }: SectionPlace) => `${section} ${language}`;

/** An opened form stays mounted, so that its input does too; leaving the page with unsaved input asks first. */
function useOpened(shown: SectionPlace) {
  const [opened, setOpened] = useState<readonly SectionPlace[]>([shown]);
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  if (!opened.some((one) => nameOf(one) === nameOf(shown))) setOpened([...opened, shown]);
  const onDirty = useCallback((place: SectionPlace, isDirty: boolean) => {
    setUnsaved((all) => {
      const next = new Set(all);
      if (isDirty) next.add(nameOf(place));
      else next.delete(nameOf(place));
      return next;
    });
  }, []);
  return { opened, unsaved, onDirty };
}

function ClauseTexts({ settings }: { settings: readonly DraftSetting[] }) {
  const { t } = useTranslation(['energyContracts', 'common']);
  const formats = useFormats();
  const [section, setSection] = useState<DraftSection>('parties');
  const [language, setLanguage] = useState<Language>(formats.language);
  const { opened, unsaved, onDirty } = useOpened({ section, language });
  const settingOf = (place: SectionPlace) => settings.find((one) => nameOf(one) === nameOf(place));
  return (
    <div className={classes.columns}>
      <nav aria-label={t('energyContracts:drafts.sections')}>
        <ul className={classes.sections}>
          {draftSections.map((name) => (
            <li key={name}>
              <button type="button" aria-current={name === section || undefined} onClick={() => setSection(name)}>
                {t(`energyContracts:draft_section.${name}`)}
                {settingOf({ section: name, language })?.enabled === false && (
                  <StatusBadge status="draft" label={t('energyContracts:drafts.off')} />
                )}
                {languages.some((one) => unsaved.has(nameOf({ section: name, language: one }))) && (
                  <StatusBadge status="draft" label={t('energyContracts:drafts.unsaved')} />
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
          data={languages.map((one) => ({
            value: one,
            label: (
              <span className={classes.language}>
                {t(`common:language.${one}`)}
                {isOlder(settings, { section, language: one }) && (
                  <StatusBadge status="edited" label={t('energyContracts:drafts.older')} />
                )}
              </span>
            ),
          }))}
        />
        {opened.map((place) => {
          const setting = settingOf(place);
          return (
            <div key={nameOf(place)} hidden={nameOf(place) !== nameOf({ section, language })}>
              {setting && (
                <SectionForm
                  {...place}
                  setting={setting}
                  isShown={nameOf(place) === nameOf({ section, language })}
                  onDirty={onDirty}
                />
              )}
            </div>
          );
        })}
      </div>
      <LeaveDialog unsaved={unsaved.size > 0} />
    </div>
  );
}

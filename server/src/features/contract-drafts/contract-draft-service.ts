// Clause texts, as administrators change them.
import { type DraftSection, type DraftSetting, draftSections } from '@wattpact/domain/contract-drafts/contract-draft';
import { unknownPlaceholders } from '@wattpact/domain/contract-drafts/draft-placeholders';
import { type Language, languages } from '@wattpact/domain/terms/enumerations';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { checkVersion } from '../../platform/http/preconditions.ts';
import { found, invalid } from '../../platform/http/problem-error.ts';
import { listDraftSettings, lockDraftSettings, writeDraftSetting } from './contract-draft-queries.ts';

/** The id of the clause texts in the event log. */
const settingsId = '00000000-0000-0000-0000-000000000002';

interface Wording {
  title: string;
  text: string;
  enabled: boolean;
}

/** @throws 404 for an unknown section or language, 400 for an unknown placeholder, 412 */
export async function setDraftSetting(
  context: Context,
  place: { section: string; language: string },
  wording: Wording,
): Promise<DraftSetting> {
  const { db, now } = context;
  const section: DraftSection = found(draftSections.find((one) => one === place.section));
  const language: Language = found(languages.find((one) => one === place.language));
  const problems = (['title', 'text'] as const).flatMap((path) => {
    const names = unknownPlaceholders(wording[path]);
    return names.length > 0 ? [{ path, key: 'error_invalid.placeholder', params: { names: names.join(', ') } }] : [];
  });
  if (problems.length > 0) throw invalid(...problems);
  await lockDraftSettings(db);
  const before = settingOf(await listDraftSettings(db), section, language);
  checkVersion(context, before.version);
  const after = { section, language, ...wording, updatedAt: now.toISOString(), version: before.version + 1 };
  await writeDraftSetting(db, after);
  await recordEvent(context, {
    recordKind: 'draft_setting',
    recordId: settingsId,
    action: 'edited',
    changes: (['title', 'text', 'enabled'] as const).flatMap((fieldName) =>
      before[fieldName] === after[fieldName]
        ? []
        : [{ fieldName, oldValue: before[fieldName], newValue: after[fieldName] }],
    ),
    data: { section, language },
  });
  return after;
}

const settingOf = (settings: DraftSetting[], section: string, language: string): DraftSetting =>
  found(settings.find((one) => one.section === section && one.language === language));

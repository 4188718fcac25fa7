// Clause texts, as administrators change them.
import {
  type DraftSection,
  type DraftSetting,
  draftSections,
  type PastWording,
} from '@wattpact/domain/contract-drafts/contract-draft';
import { unknownPlaceholders } from '@wattpact/domain/contract-drafts/draft-placeholders';
import { type Language, languages } from '@wattpact/domain/terms/enumerations';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { checkVersion } from '../../platform/http/preconditions.ts';
import { found, invalid } from '../../platform/http/problem-error.ts';
import {
  listDraftSettings,
  listWordingChanges,
  lockDraftSettings,
  settingsId,
  writeDraftSetting,
} from './contract-draft-queries.ts';
import { deliveredSettings } from './delivered-texts.ts';

interface Wording {
  title: string;
  text: string;
  enabled: boolean;
}

/** @throws 404 for an unknown section or language */
const placeOf = (place: { section: string; language: string }): { section: DraftSection; language: Language } => ({
  section: found(draftSections.find((one) => one === place.section)),
  language: found(languages.find((one) => one === place.language)),
});

/** @throws 404 for an unknown section or language, 400 for an unknown placeholder, 412 */
export async function setDraftSetting(
  context: Context,
  place: { section: string; language: string },
  wording: Wording,
): Promise<DraftSetting> {
  const { db, now } = context;
  const { section, language } = placeOf(place);
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

/**
 * The wordings that a clause text has had, newest first: worked out from the present one and what each change replaced.
 * @throws 404 for an unknown section or language
 */
export async function listWordings(
  { db }: Context,
  place: { section: string; language: string },
): Promise<PastWording[]> {
  const { section, language } = placeOf(place);
  const { title, text, enabled } = settingOf(await listDraftSettings(db), section, language);
  let wording: Wording = { title, text, enabled };
  const past: PastWording[] = [];
  for (const { before, ...change } of await listWordingChanges(db, section, language)) {
    past.push({ ...change, ...wording });
    wording = { ...wording, ...before };
  }
  const { updatedAt } = deliveredSettings(section, language);
  return [...past, { id: 'delivered', at: updatedAt, by: '', ...wording }];
}

// The tables of settings in docs/operations.md, made from the settings themselves.
import { readFileSync } from 'node:fs';
import { settingGroups } from '@wattpact/domain/operation/setting-groups';
import { z } from 'zod';
import type { Setting } from '../../src/platform/settings/setting.ts';
import { settingsByGroup } from '../../src/platform/settings/settings.ts';
import { textOf } from '../../src/platform/settings/shown-settings.ts';

const begin = '<!-- written by npm run docs:settings -->\n';
const end = '<!-- end of what npm run docs:settings writes -->';

const texts = JSON.parse(readFileSync(new URL('../../../locales/en/dashboard.json', import.meta.url), 'utf8'));

/** The page with its tables of settings written anew. @throws where the page lacks the marks */
export function withSettings(page: string): string {
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error('docs/operations.md lacks the marks between which the settings stand.');
  return page.slice(0, from + begin.length) + settingTables() + page.slice(to);
}

const settingTables = (): string =>
  settingGroups
    .map((group) => {
      const settings: Readonly<Record<string, Setting>> = settingsByGroup[group];
      const rows = Object.entries(settings).map(
        ([name, setting]) =>
          `| ${[name, defaultOf(setting), valuesOf(setting), setting.meaning].map(cell).join(' | ')} |`,
      );
      const title = texts.configuration.group[group];
      return `\n### ${title}\n| setting | default | values | meaning |\n|---|---|---|---|\n${rows.join('\n')}\n`;
    })
    .join('');

const cell = (text: string): string => text.replace(/[|<]/g, '\\$&');

const defaultOf = ({ schema, fallback = '' }: Setting): string =>
  schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault
    ? (textOf(schema.def.defaultValue) ?? '')
    : fallback;

/** As the refusal of a value says it, which no setting takes. */
function valuesOf({ schema }: Setting): string {
  const { error } = schema.safeParse('\0');
  const [issue] = error?.issues ?? [];
  return issue ? issue.message.replace(/^must (be |have )?/, '') : 'text';
}

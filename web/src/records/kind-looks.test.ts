// Every kind that is reviewed has its words in the menus and in the breadcrumbs of its pages.
import { reviewedKinds } from '@wattpact/domain/records/kinds';
import { expect, test } from 'vitest';
import { languages, wordsIn } from '../testing/words-in.ts';
import { menuLabels } from './kind-looks.ts';

test.each(reviewedKinds)('a %s has its words in menus and breadcrumbs', (kind) => {
  const keys = [`navigation.${menuLabels[kind]}`, `crumbs.my_${menuLabels[kind]}`];
  // A contract is registered, on a page of its own name.
  const made = kind === 'energy_contract' ? 'register_contract' : `new_${kind}`;
  for (const language of languages) {
    const { t } = wordsIn(language);
    expect([...keys, `crumbs.${made}`].filter((key) => t(`common:${key}`) === key)).toEqual([]);
  }
});

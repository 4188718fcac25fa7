// Every kind that is reviewed has its words on the screens, in the notifications and in the messages that all kinds share.
import { type ReviewedKindName, recordKinds, reviewedKinds } from '@wattpact/domain/records/kinds';
import { expect, test } from 'vitest';
import { hasText } from './read-texts.ts';

/** A contract names its own messages where it is created and edited, and only administrators delete it. */
const isOfItsOwn = (kind: ReviewedKindName, key: string) =>
  kind === 'energy_contract' && /^toast:energy_contract|\.stopped$/.test(key);

const keysFor = (kind: ReviewedKindName): string[] => {
  const { plural, texts } = recordKinds[kind];
  const each = (base: string, names: string) => names.split(' ').map((name) => `${base}.${name}`);
  const keys = [
    ...each(`common:deletion.${kind}`, 'confirm keep text dependents stopped'),
    ...each('common:home.tasks', `heading.${kind} consequence.${kind}`),
    `common:review.comment_for.${kind}`,
    `errorMessages:error_load.${plural}`,
    ...(kind === 'legal_entity' ? [] : [`errorMessages:conflicts.${plural}`, `common:deletion.consequence.${plural}`]),
    `dashboard:queue_kind.${kind}`,
    ...each(`toast:${kind}`, 'created created_text edited edited_text not_sent'),
    `notification:resource_type.${kind}`,
    ...each(`notification:${kind}`, 'pending_validation approved rejected'),
    ...each(`${texts}:wizard`, 'create.title create.submit edit.title edit.submit'),
    ...['pending_validation', 'approved', 'rejected'].flatMap((status) =>
      each(`banner:${kind}.${status}`, 'title title_dated text'),
    ),
    `${texts}:tabs.label`,
    `${texts}:list.count`,
  ];
  return keys.filter((key) => !isOfItsOwn(kind, key));
};

test.each(reviewedKinds)('[GEN-13] a %s has its words on the shared screens', (kind) => {
  expect(keysFor(kind).filter((key) => !hasText(key))).toEqual([]);
});

import { type NotificationRecord, resourceTypes } from '@wattpact/domain/notifications/notification';
import { languages } from '@wattpact/domain/terms/enumerations';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/support/test-app.ts';
import { mailOf } from './notification-mail.ts';
import type { Announcement } from './notification-service.ts';

const { platform } = await startTestApp();
const id = '0199a000-0000-7000-8000-000000000001';

type Data = NotificationRecord['title']['data'];

function mailAbout(data: Pick<Data, 'resourceType' | 'status'> & Partial<Data>, language: (typeof languages)[number]) {
  const recipient = { userId: id, language, email: 'ana@test.example', name: 'Ana', preferences: {} };
  const translationKey = `${data.resourceType}.${data.status}`;
  const all = { resourceId: id, resourceName: 'Serra', resourceEntity: 'Barro Novo', entityType: null, ...data };
  const notification = {
    id,
    isRead: false,
    createdAt: '2026-11-20T12:00:00Z',
    message: '',
    title: { translationKey, data: all },
  };
  return mailOf(platform, { announcement: {} as Announcement, recipient }, notification);
}

test.each(languages)('in %s, the button says what it opens', (language) => {
  for (const resourceType of resourceTypes) {
    const { name, link } = mailAbout({ resourceType, status: 'approved' }, language);
    expect([name, link?.label]).toEqual(['Ana', expect.not.stringContaining('mail.open')]);
  }
});

test('a mail says what to do next, where something is left to do', () => {
  const { paragraphs } = mailAbout({ resourceType: 'project', status: 'rejected' }, 'pt');
  expect(paragraphs).toEqual([
    'O projeto Serra foi rejeitado',
    'Corrija o que falta na página do projeto e envie de novo.',
  ]);
  expect(mailAbout({ resourceType: 'negotiation', status: 'cancelled' }, 'pt').paragraphs).toHaveLength(1);
});

test('a reminder opens the form that registers, and what is gone opens the list', () => {
  const reminder = mailAbout(
    { resourceType: 'negotiation', status: 'registration_soon', deadline: '2026-12-04' },
    'en',
  );
  expect(reminder.link?.label).toBe('Register the contract');
  expect(mailAbout({ resourceType: 'project', status: 'deleted' }, 'en').link?.label).toBe('See the list');
});

test('the contracts of an import that wait for validation are counted', () => {
  const waiting = { resourceType: 'contract_import', status: 'pending_validation', resourceName: '1' } as const;
  expect(mailAbout(waiting, 'pt').subject).toBe('Barro Novo importou 1 contrato, que aguarda validação');
});

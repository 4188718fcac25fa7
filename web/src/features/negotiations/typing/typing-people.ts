// Who is typing in the open negotiation, and what a screen reader is told of it: a pure function of what was heard.
import type { TypingNews } from '@wattpact/domain/negotiations/negotiation-news';

/** Longer than the pause between two signals, so that one lost signal ends nothing. */
export const shownForMs = 7000;
/** Somebody who goes on after a pause is not announced again. */
const announcedEveryMs = 60_000;

export interface TypingPeople {
  people: readonly { userId: string; name: string; until: number }[];
  /** When each was announced last. */
  announcedAt: Readonly<Record<string, number>>;
  /** The name of the person who has just begun. */
  announcement: string | undefined;
}

export const nobodyTypes: TypingPeople = { people: [], announcedAt: {}, announcement: undefined };

export function heardTyping(before: TypingPeople, { userId, name }: TypingNews, now: number): TypingPeople {
  const people = [...before.people.filter((one) => one.userId !== userId), { userId, name, until: now + shownForMs }];
  const last = before.announcedAt[userId] ?? Number.NEGATIVE_INFINITY;
  if (now - last < announcedEveryMs) return { ...before, people };
  return { people, announcedAt: { ...before.announcedAt, [userId]: now }, announcement: name };
}

function keep(before: TypingPeople, people: TypingPeople['people']): TypingPeople {
  if (people.length === before.people.length) return before;
  return { ...before, people, announcement: people.length > 0 ? before.announcement : undefined };
}

/** Their message has arrived. */
export const stoppedTyping = (before: TypingPeople, userId: string): TypingPeople =>
  keep(
    before,
    before.people.filter((one) => one.userId !== userId),
  );

/** Those of whom nothing was heard lately type no more. */
export const stillTyping = (before: TypingPeople, now: number): TypingPeople =>
  keep(
    before,
    before.people.filter(({ until }) => until > now),
  );

// A message in the outbox: its states, what is stored of it, and how it is recognised in the thread.
import type { Problem } from '@wattpact/domain/api/problem';
import type { MessageRecord } from '@wattpact/domain/negotiations/negotiation-api';
import type { OutgoingFile } from '../../messages/outgoing-file.ts';

/** A message as it is stored in the browser. */
export interface StoredMessage {
  /** The idempotency key: the same for all attempts, so the message arrives once. */
  key: string;
  text: string;
  files: readonly OutgoingFile[];
  at: string;
  /** The thread's last message when it was written; undefined when it was not loaded yet. */
  after?: string | undefined;
  /** It was sent, and may have arrived although no answer came. */
  tried?: true | undefined;
  refusal?: Problem | undefined;
}

/** An answer or the thread can show in any state that it has arrived: another page may have sent it. */
const always = { deliver: 'delivered', takeBack: 'takenBack' } as const;

/** What can happen to a message in each state, and the state that follows; any other step leaves it as it is. */
const transitions = {
  waiting: { ...always, send: 'sending', refuse: 'refused' },
  sending: { ...always, lose: 'lost', refuse: 'refused' },
  /** The attempt had no answer; the next one starts automatically. */
  lost: { ...always, send: 'resending', refuse: 'refused' },
  resending: { ...always, lose: 'lost', refuse: 'refused' },
  refused: { ...always },
  // The last two have left the outbox.
  delivered: {},
  takenBack: {},
} as const satisfies Record<string, Partial<Record<Step, string>>>;

type Step = 'send' | 'lose' | 'refuse' | 'deliver' | 'takeBack';
type AnyState = keyof typeof transitions;
export type MessageState = Exclude<AnyState, 'delivered' | 'takenBack'>;

/** The state is this page's own: after a reload a message that was being sent waits again. */
export interface Message extends StoredMessage {
  state: MessageState;
}

/** A message as the thread shows it: an attempt that follows a lost one still shows as lost. */
export interface Outgoing extends StoredMessage {
  state: 'waiting' | 'lost' | 'refused';
}

const shownStates = {
  waiting: 'waiting',
  sending: 'waiting',
  lost: 'lost',
  resending: 'lost',
  refused: 'refused',
} as const;

export const shownMessage = (message: Message): Outgoing => ({ ...message, state: shownStates[message.state] });

export const storedMessage = ({ state: _, ...stored }: Message): StoredMessage => stored;

const following = (state: MessageState): Partial<Record<Step, AnyState>> => transitions[state];

/** A step of one message. Delivered or taken back, it leaves the outbox. Answers the same list if nothing has changed. */
export function stepped(
  messages: readonly Message[],
  key: string,
  step: Step,
  changes: Partial<StoredMessage> = {},
): readonly Message[] {
  const place = messages.findIndex((one) => one.key === key);
  const one = messages[place];
  const state = one && following(one.state)[step];
  if (!state) return messages;
  const isGone = state === 'delivered' || state === 'takenBack';
  return [
    ...messages.slice(0, place),
    ...(isGone ? [] : [{ ...one, ...changes, state }]),
    ...messages.slice(place + 1),
  ];
}

export const maySend = ({ state }: Message): boolean => 'send' in following(state);

/** The server remembers a key for a day. After that, another attempt could create a duplicate. */
const keyLasts = 20 * 3_600_000;

export const isExpired = (message: Message, now: number): boolean =>
  message.tried === true && maySend(message) && now - new Date(message.at).getTime() > keyLasts;

export const unanswered: Problem = {
  type: 'about:blank',
  title: 'Unanswered',
  status: 409,
  code: 'error_message_unanswered',
};

const sameFiles = (files: readonly OutgoingFile[], sent: MessageRecord['files']) =>
  files.length === sent.length && files.every(({ id }) => sent.some((one) => one.id === id));

/** The sent form of this message. Only one that was tried can be there, and only after the message it followed. */
export const arrivedAs = (
  { text, files, after, tried, refusal }: StoredMessage,
  userId: string,
  messages: readonly MessageRecord[],
): MessageRecord | undefined =>
  tried && after !== undefined && (refusal === undefined || refusal.code === unanswered.code)
    ? messages.find(
        (one) =>
          one.id > after &&
          one.senderId === userId &&
          one.termRef === null &&
          one.text === text &&
          sameFiles(files, one.files),
      )
    : undefined;

/** Without the files that the server refused. */
export function sendableFiles({ files, refusal }: Outgoing): readonly OutgoingFile[] {
  const refused = new Set(refusal?.errors?.map(({ path }) => path));
  return refused.has('files') ? [] : files.filter((_, index) => !refused.has(`files.${index}`));
}

// The end of every sign-in: the cookies of the session and of the known device, and the API's answer.
import type { RequestContext, SignedIn } from '../../../platform/http/context.ts';
import { setSessionCookie } from '../../../platform/sessions/session-cookie.ts';
import { endSession } from '../../../platform/sessions/session-ends.ts';
import { rememberDevice } from '../credentials/known-device.ts';
import { profileOf } from '../user-record.ts';
import type { Opened } from './sign-in-service.ts';

type Anyone = RequestContext<SignedIn | null>;

/** Ends the session of the replaced cookie, which nobody could use any more. */
async function endReplaced({ db, actor, request }: Anyone): Promise<void> {
  if (actor && request.headers.authorization === undefined) await endSession(db, actor.id, actor.sessionId);
}

export async function setSignedInCookies(context: Anyone, { token, user }: Opened): Promise<void> {
  const { reply, now, platform } = context;
  await endReplaced(context);
  setSessionCookie(reply, platform.config, token, user.is_admin);
  rememberDevice(reply, platform.config, user, now);
}

export async function answerSignedIn(context: Anyone, opened: Opened) {
  await setSignedInCookies(context, opened);
  return { token: opened.token, user: profileOf(opened.user, context.platform.config) };
}

// The settings of signing in.
import { z } from 'zod';
import { secret, setting } from './setting.ts';
import { onOff, webAddress } from './value-kinds.ts';

export const accessSettings = {
  OIDC_ISSUER: setting(webAddress.optional(), 'the provider of single sign-on; with https in production'),
  OIDC_CLIENT_ID: setting(z.string().optional(), 'the id of this installation at the provider'),
  OIDC_CLIENT_SECRET: secret(z.string().optional(), 'the secret that both share'),
  OIDC_NAME: setting(z.string().optional(), "the provider's name on the sign-in page"),
  ADMIN_SECOND_FACTOR: setting(onOff.optional(), 'administrators must have a second factor ("Administrators")', {
    fallback: 'on in production and where others can reach it, else off',
  }),
};

// The networks that webhooks may reach although they are not public.
import type { Config } from '../../platform/config.ts';

/** In a demonstration receivers run on the machine itself. */
export const allowedNetworks = ({ webhookPrivateNetworks = [], demo }: Config): string[] =>
  demo ? [...webhookPrivateNetworks, '127.0.0.0/8', '::1'] : webhookPrivateNetworks;

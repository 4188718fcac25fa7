// Where the API is: a host of its own, or the page's.
import { pageSetting } from '../page-setting.ts';

/** Empty where the API is under the page's own address. */
export const apiOrigin: string = pageSetting('api-origin') ?? '';

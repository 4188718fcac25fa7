// What the libraries in a thread see of the environment: no secrets, and no development mode.
const { NODE_COMPILE_CACHE } = process.env;

/** With the cache of compiled code a thread starts in a third of the time. */
export const threadEnvironment: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
};

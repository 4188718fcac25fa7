// What a user's picture may be, and why its program refuses one.
export const longestSide = 512;
export const mostMegapixels = 16;

/** Exit codes of scale-picture.ts. */
export const refusals = { notReadable: 2, tooManyPixels: 3 };

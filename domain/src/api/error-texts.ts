// Where the text of an error stands.

/** Its own text first: a field without one gets the general sentence for what is missing or not valid. */
export const errorTextKeys = (key: string): string[] => [
  key,
  key.replace(/^(error_required|error_invalid)\..*/, '$1.this_field'),
];

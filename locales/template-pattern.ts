// How a text with values in the code becomes a pattern that its finished text matches.
/** What a template in the code may become: each of its `${…}` stands for one character or more. */
export const templatePattern = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map((part) => RegExp.escape(part))
      .join('.+')}$`,
  );

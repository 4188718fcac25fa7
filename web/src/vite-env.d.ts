// Types of what Vite resolves: style sheets, pictures, `import.meta.glob`.
/// <reference types="vite/client" />

/** A long text, as the build converts it (`reading-texts.ts`). */
declare module '*.md' {
  const text: import('./ui/reading/markdown.ts').ReadingText;
  export default text;
}

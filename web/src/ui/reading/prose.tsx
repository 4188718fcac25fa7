// A long text that `readText` has made.
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, converted at build time; markup in them is refused
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

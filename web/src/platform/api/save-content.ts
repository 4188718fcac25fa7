// Saves content as a file in the browser.
export function saveContent(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has the content when the click returns; the object URL is kept a little longer for slow disks.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

// Gives a content to the browser to be saved under a name.
export function saveContent(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has taken the content when the click returns; the address is kept a moment for slow disks.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Hands people a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by then; without it the text stays in memory with the page.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

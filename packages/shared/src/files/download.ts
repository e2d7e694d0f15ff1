/** Hands people a file. @param content text of a CSV file, or the file */
export function download(name: string, content: string | Blob): void {
  const file = typeof content === 'string' ? new Blob([content], { type: 'text/csv;charset=utf-8' }) : content;
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by then; without it the text stays in memory with the page.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

import pretty from 'pino-pretty';

interface RequestLine {
  method?: string;
  url?: string;
  status?: number;
  ms?: number;
}

/** What a line says: of a request what was asked, what came and how long it took; of everything else its message. */
const messageOf = (line: Record<string, unknown>, key: string): string => {
  const { method, url, status, ms }: RequestLine = line;
  const said = line[key];
  const message = typeof said === 'string' ? said : '';
  return message === 'request' && method !== undefined ? `${status} ${method} ${url} (${ms} ms)` : message;
};

/** Turns the log's lines of JSON into lines that people read, with what else they say below them. */
export const plainLines = (out: NodeJS.WritableStream & { isTTY?: boolean }): NodeJS.WritableStream =>
  pretty({
    destination: out,
    // Otherwise the last lines before an end of the process are lost.
    sync: true,
    colorize: out.isTTY === true && !process.env.NO_COLOR,
    translateTime: 'SYS:HH:MM:ss',
    messageFormat: messageOf,
    // Said in the line itself, or of no use to whoever watches a terminal.
    ignore: 'method,url,status,ms,ip,user,reqId',
  });

import pretty from 'pino-pretty';

interface RequestLine {
  method?: string;
  url?: string;
  status?: number;
  ms?: number;
}

/** The text of a line: for a request its method, address, status and duration; for everything else its message. */
const messageOf = (line: Record<string, unknown>, key: string): string => {
  const { method, url, status, ms }: RequestLine = line;
  const said = line[key];
  const message = typeof said === 'string' ? said : '';
  return message === 'request' && method !== undefined ? `${status} ${method} ${url} (${ms} ms)` : message;
};

/** Turns the log's lines of JSON into lines that people read, with the further fields below them. */
export const plainLines = (out: NodeJS.WritableStream & { isTTY?: boolean }): NodeJS.WritableStream =>
  pretty({
    destination: out,
    // Otherwise the last lines before an end of the process are lost.
    sync: true,
    colorize: out.isTTY === true && !process.env.NO_COLOR,
    translateTime: 'SYS:HH:MM:ss',
    messageFormat: messageOf,
    // The line itself says it, or it is of no use in a terminal.
    ignore: 'method,url,status,ms,ip,user,reqId,migrations',
  });

import { connect } from 'node:net';

/** What came back for raw bytes: status, headers in lower case, and body. Status 0 where the server just hung up. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Milliseconds without a byte after which no answer is expected any more. A busy machine needs some. */
const PATIENCE_MS = 4000;

/** Sends bytes as they are and reads until the server closes, or no answer is expected any more. */
export function sendRaw(port: number, bytes: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const done = () => {
      socket.destroy();
      const [head = '', ...body] = text.split('\r\n\r\n');
      const [first = '', ...lines] = head.split('\r\n');
      const headers = lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]);
      resolve({
        status: Number(first.split(' ')[1] ?? 0),
        headers: Object.fromEntries(headers) as Record<string, string>,
        body: body.join('\r\n\r\n'),
      });
    };
    socket.setTimeout(PATIENCE_MS, done);
    socket.on('data', (data) => (text += data.toString('latin1')));
    socket.on('end', done);
    socket.on('error', (error) => (text ? done() : reject(error)));
    socket.write(bytes, 'latin1');
  });
}

/** A request line with headers; `Host: localhost` and `Connection: close` unless others are given. */
export function request(line: string, headers: readonly string[] = ['Host: localhost']): string {
  return `${[line, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`;
}

import { connect } from 'node:net';

/**
 * The response to raw bytes. Header names are in lower case; status 0 if the server closed the
 * connection.
 */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Matches the response of a live channel, which stays open. */
const LIVE = /^content-type: text\/event-stream[^]*\r\n\r\n/im;

/** Sends raw bytes and reads until the server closes the connection or opens a live channel. */
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
    socket.on('data', (data) => {
      text += data.toString('latin1');
      if (LIVE.test(text)) done();
    });
    socket.on('end', done);
    socket.on('error', (error) => (text ? done() : reject(error)));
    socket.write(bytes, 'latin1');
  });
}

/** Returns a request line with headers; `Host: localhost` and `Connection: close` by default. */
export function request(line: string, headers: readonly string[] = ['Host: localhost']): string {
  return `${[line, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`;
}

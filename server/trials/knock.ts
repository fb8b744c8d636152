import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

interface Knock {
  readonly token?: string;
  /** The address that a proxy in front would pass on. */
  readonly from?: string;
  readonly body?: unknown;
}

/** One request with its target spelled exactly as given; the status and the text of the answer. */
export function knock(
  { address }: { readonly address: string },
  method: string,
  target: string,
  { token, from, body }: Knock = {},
): Promise<{ readonly status: number; readonly text: string }> {
  const { hostname, port } = new URL(address);
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  if (from !== undefined) headers['x-forwarded-for'] = from;
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, method, path: target, headers, agent }, (incoming) => {
      let text = '';
      incoming.on('data', (data) => (text += String(data)));
      incoming.on('end', () => resolve({ status: incoming.statusCode!, text }));
    });
    outgoing.on('error', reject);
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

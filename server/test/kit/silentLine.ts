import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a server that can stop passing anything on, and closes nothing. */
export class SilentLine {
  isSilent = false;
  readonly #server = createServer((socket) => this.#join(socket));
  readonly #sockets = new Set<Socket>();
  readonly #port: number;

  private constructor({ address }: { readonly address: string }) {
    this.#port = Number(new URL(address).port);
  }

  static async to(server: { readonly address: string }): Promise<SilentLine> {
    const line = new SilentLine(server);
    await new Promise<void>((resolve) => line.#server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #join(near: Socket): void {
    const far = connect(this.#port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from);
      from.on('data', (data) => !this.isSilent && to.write(data));
      from.on('close', () => !this.isSilent && to.destroy());
      from.on('error', () => {});
    }
  }
}

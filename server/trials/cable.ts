import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A line to a server that can be cut as networks are: nothing is refused or closed, nothing arrives. */
export class Cable {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;

  private constructor(port: number) {
    this.#server = createServer((near) => this.#join(near, connect(port, '127.0.0.1')));
  }

  /** Lays a line to the server of this address; answers with the address of its near end. */
  static async lay(url: string): Promise<{ readonly cable: Cable; readonly url: string }> {
    const { port } = new URL(url);
    const cable = new Cable(Number(port));
    await once(cable.#server.listen(0, '127.0.0.1'), 'listening');
    const near = (cable.#server.address() as AddressInfo).port;
    return { cable, url: url.replace(`:${port}/`, `:${near}/`) };
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.pause();
  }

  /** Lets new connections through; whatever was open when the line was cut stays silent for ever. */
  mend(): void {
    this.#isCut = false;
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #join(near: Socket, far: Socket): void {
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('close', () => this.#sockets.delete(from) && to.destroy());
      from.on('error', () => {});
      if (this.#isCut) from.pause();
    }
  }
}

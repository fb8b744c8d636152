/** How long to wait before the files are asked for once more, in milliseconds. */
const PAUSES = [1000, 3000, 9000, 27_000];

/** Keeps the whole page for play without a network. A file that did not arrive is asked for again, a few times. */
export async function keepForOffline(): Promise<void> {
  for (const pause of PAUSES) {
    if (await isKept()) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  await isKept();
}

/** Installs the service worker; false when it or one of its files could not be fetched. */
async function isKept(): Promise<boolean> {
  try {
    const { installing } = await navigator.serviceWorker.register('/worker.js');
    return installing === null || (await isInstalled(installing));
  } catch {
    return false;
  }
}

function isInstalled(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'installing') return;
      worker.removeEventListener('statechange', look);
      resolve(worker.state !== 'redundant');
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

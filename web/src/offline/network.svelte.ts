/** Is there a server to talk to? As the browser says, and as the last call went. */
class Network {
  isDown = $state(false);

  follow(): void {
    this.isDown = !navigator.onLine;
    addEventListener('online', () => (this.isDown = false));
    addEventListener('offline', () => (this.isDown = true));
  }
}

export const network = new Network();

/** Let this browser keep what the page is made of, as soon as there is nothing better to do. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const idle = 'requestIdleCallback' in window ? requestIdleCallback : (act: () => void) => setTimeout(act, 1000);
  const keep = () => idle(() => void navigator.serviceWorker.register('/sw.js').catch(() => {}));
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep);
}

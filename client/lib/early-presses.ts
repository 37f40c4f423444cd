/*
 * A page that the server sent can be seen before it works. The script in index.html keeps the presses of that time,
 * and here they are given to the page once it has been taken over.
 */
declare global {
  interface Window {
    earlyPresses?: { targets: HTMLElement[]; keep(event: Event): void };
  }
}

export function replayEarlyPresses(): void {
  const { earlyPresses } = window;
  if (!earlyPresses) return;
  delete window.earlyPresses;
  window.removeEventListener('click', earlyPresses.keep, true);
  for (const target of earlyPresses.targets) if (target.isConnected) target.click();
}

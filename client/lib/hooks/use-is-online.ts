import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = onlineManager.subscribe.bind(onlineManager);

/** False while the browser is offline, or after a call got no response (client/lib/api/query-client.ts). */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );

import { useSyncExternalStore } from 'react';
import { preferredVoice, READING_RATE, speechPieces } from '#shared/rules/study/read-aloud.ts';

/*
 * Reads one text of the page aloud at a time: starting another stops it. A piece is spoken only after the previous one
 * has ended, as some engines lose queued pieces.
 */
const MAX_WAIT_FOR_VOICES_MS = 1000;

let reading: { key: string } | null = null;
const listeners = new Set<() => void>();

function setReading(next: typeof reading) {
  reading = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useIsReading = (key: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => reading?.key === key,
    () => false,
  );

/** Whether the browser has speech synthesis; undefined until it can be asked. */
export const useCanRead = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => 'speechSynthesis' in window,
    () => undefined,
  );

/** Browsers start to load their voices on the first call of getVoices. */
export const askForVoices = () => void speechSynthesis.getVoices();

/** @throws Error when the browser cannot speak; not when the reading is stopped or another one starts */
export async function startReading(key: string, text: string): Promise<void> {
  stopReading();
  const mine = { key };
  setReading(mine);
  window.addEventListener('pagehide', stopReading, { once: true });
  try {
    const voice = preferredVoice(await loadedVoices());
    for (const piece of speechPieces(text)) {
      if (reading !== mine) return;
      await speak(piece, voice);
    }
  } catch (error) {
    // A cancelled piece fails as well, which is not an error.
    if (reading === mine) throw error;
  } finally {
    if (reading === mine) setReading(null);
  }
}

export function stopReading() {
  window.removeEventListener('pagehide', stopReading);
  if (!reading) return;
  setReading(null);
  speechSynthesis.cancel();
}

/** Stops reading if the text with this key is read. */
export function stopReadingOf(key: string) {
  if (reading?.key === key) stopReading();
}

/** Waits for a limited time for the voices, which may load late or never. */
function loadedVoices(): Promise<SpeechSynthesisVoice[]> {
  const voices = speechSynthesis.getVoices();
  if (voices.length > 0) return Promise.resolve(voices);
  return new Promise((loaded) => {
    const finish = () => {
      clearTimeout(timer);
      speechSynthesis.removeEventListener('voiceschanged', finish);
      loaded(speechSynthesis.getVoices());
    };
    const timer = setTimeout(finish, MAX_WAIT_FOR_VOICES_MS);
    speechSynthesis.addEventListener('voiceschanged', finish);
  });
}

function speak(piece: string, voice: SpeechSynthesisVoice | undefined): Promise<void> {
  return new Promise((ended, failed) => {
    const utterance = new SpeechSynthesisUtterance(piece);
    utterance.rate = READING_RATE;
    utterance.lang = voice?.lang ?? 'en-IN';
    if (voice) utterance.voice = voice;
    utterance.onend = () => ended();
    utterance.onerror = ({ error }) => failed(new Error(`The speech ended with ${error}`));
    speechSynthesis.speak(utterance);
  });
}

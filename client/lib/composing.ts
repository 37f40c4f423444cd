type KeyPress = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/** Whether a key belongs to the word that an input method composes: its Enter chooses the word and sends nothing. */
export const isComposing = (event: KeyPress): boolean =>
  // Safari ends the composition before the key; only the old code tells.
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells in Safari
  event.isComposing || event.keyCode === 229;

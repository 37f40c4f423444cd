function frequencySort(s) {
  const counts = new Map();
  for (const character of s) counts.set(character, (counts.get(character) ?? 0) + 1);
  const heap = [...counts];

  function sink(start) {
    let place = start;
    while (true) {
      let most = place;
      for (const child of [2 * place + 1, 2 * place + 2]) {
        if (child < heap.length && heap[child][1] > heap[most][1]) most = child;
      }
      if (most === place) return;
      [heap[place], heap[most]] = [heap[most], heap[place]];
      place = most;
    }
  }

  for (let i = heap.length >> 1; i >= 0; i--) sink(i);
  let sorted = '';
  while (heap.length > 0) {
    const [character, count] = heap[0];
    sorted += character.repeat(count);
    const last = heap.pop();
    if (heap.length > 0) heap[0] = last;
    sink(0);
  }
  return sorted;
}

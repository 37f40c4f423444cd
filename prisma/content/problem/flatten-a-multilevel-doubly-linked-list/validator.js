export function validate(head) {
  let nodes = 0;
  const waiting = [{ list: head, level: 1 }];
  while (waiting.length > 0) {
    const { list, level } = waiting.pop();
    if (level > 1_000) return 'there must be at most 1 000 levels';
    for (const item of list) {
      if (Array.isArray(item)) {
        waiting.push({ list: item, level: level + 1 });
      } else {
        if (!Number.isInteger(item) || item < 1 || item > 10 ** 5) return 'val must be an integer from 1 to 10^5';
        nodes++;
      }
    }
  }
  if (nodes > 1_000) return 'the list must have 0 to 1 000 nodes';
}

function exclusiveTime(n, logs) {
  const times = Array(n).fill(0);
  const opened = [];
  let now = 0;
  for (const log of logs) {
    const [name, kind, digits] = log.split(':');
    const time = Number(digits);
    if (kind === 'start') {
      if (opened.length > 0) times[opened.at(-1)] += time - now;
      opened.push(Number(name));
      now = time;
    } else {
      times[opened.pop()] += time + 1 - now;
      now = time + 1;
    }
  }
  return times;
}

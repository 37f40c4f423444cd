function exclusiveTime(n, logs) {
  const lines = logs.map((log) => {
    const [name, kind, time] = log.split(':');
    return { name: Number(name), isStart: kind === 'start', time: Number(time) };
  });
  const times = Array(n).fill(0);
  lines.forEach(({ name, isStart }, i) => {
    if (isStart) times[name] += ownTime(lines, i);
  });
  return times;
}

function ownTime(lines, first) {
  let depth = 1;
  let own = -lines[first].time;
  for (let i = first + 1; depth > 0; i++) {
    const { isStart, time } = lines[i];
    if (isStart) {
      depth++;
      if (depth === 2) own += time;
    } else {
      depth--;
      if (depth === 1) own -= time + 1;
      if (depth === 0) own += time + 1;
    }
  }
  return own;
}

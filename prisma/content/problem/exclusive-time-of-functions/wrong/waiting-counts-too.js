// Wrong Answer: counts a call from its start to its end, including the time in which it is suspended
function exclusiveTime(n, logs) {
  const times = Array(n).fill(0);
  const starts = [];
  for (const log of logs) {
    const [name, kind, digits] = log.split(':');
    if (kind === 'start') starts.push(Number(digits));
    else times[Number(name)] += Number(digits) + 1 - starts.pop();
  }
  return times;
}

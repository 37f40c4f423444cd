export function validate(n, logs) {
  if (n < 1 || n > 100) return 'n must be 1 to 100';
  if (logs.length < 2 || logs.length > 500) return 'there must be 2 to 500 log entries';
  const opened = [];
  let last = { kind: 'end', time: -1 };
  for (const log of logs) {
    if (!/^\d+:(start|end):\d+$/.test(log)) return `a log entry must have the form 2:start:5, not ${log}`;
    const [name, kind, digits] = log.split(':');
    const time = Number(digits);
    if (String(Number(name)) !== name || Number(name) >= n) return `there is no function ${name}`;
    if (String(time) !== digits || time > 10 ** 9) return 'a time must be 0 to 10^9';
    const isInSameUnit = last.kind === 'start' && kind === 'end';
    if (time < last.time + (isInSameUnit ? 0 : 1)) return `${log} comes too early`;
    if (kind === 'start') opened.push(name);
    else if (opened.pop() !== name) return `${log} ends a call that is not the innermost one`;
    last = { kind, time };
  }
  if (opened.length > 0) return 'a call does not end';
}

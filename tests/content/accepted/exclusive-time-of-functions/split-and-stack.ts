type Log = { id: number; isStart: boolean; time: number };

const parse = (line: string): Log => {
  const [id, kind, time] = line.split(':');
  return { id: +id, isStart: kind === 'start', time: +time };
};

function exclusiveTime(n: number, logs: string[]): number[] {
  const total: number[] = new Array<number>(n).fill(0);
  const running: number[] = [];
  let since = 0;
  for (const { id, isStart, time } of logs.map(parse)) {
    if (isStart) {
      if (running.length) total[running.at(-1)!] += time - since;
      running.push(id);
      since = time;
    } else {
      total[running.pop()!] += time - since + 1;
      since = time + 1;
    }
  }
  return total;
}

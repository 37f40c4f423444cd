const ARGUMENTS = { checkIn: 3, checkOut: 3, getAverageTime: 2 };
const isNumber = (value) => Number.isInteger(value) && value >= 1 && value <= 10 ** 6;
const isName = (value) => typeof value === 'string' && /^[A-Za-z0-9]{1,10}$/.test(value);

export function validate(calls) {
  const [first, ...rest] = calls;
  if (first?.length !== 1 || first[0] !== 'UndergroundSystem') return 'the first call must be UndergroundSystem()';
  if (rest.length > 20_000) return 'there must be at most 20 000 calls after the constructor';
  const started = new Map();
  const routes = new Set();
  let time = 0;
  for (const [name, ...args] of rest) {
    if (!Object.hasOwn(ARGUMENTS, name)) return `there is no method ${name}`;
    if (args.length !== ARGUMENTS[name]) return `${name} has the wrong number of arguments`;
    if (name === 'getAverageTime') {
      if (!args.every(isName)) return 'a station name must have 1 to 10 letters or digits';
      if (!routes.has(args.join('|'))) return 'no journey between the two stations has been completed';
      continue;
    }
    const [id, station, t] = args;
    if (!isNumber(id) || !isNumber(t)) return 'id and t must be 1 to 10^6';
    if (!isName(station)) return 'a station name must have 1 to 10 letters or digits';
    if (t <= time) return 'the times must increase';
    time = t;
    if (name === 'checkIn') {
      if (started.has(id)) return 'a passenger checks in twice in a row';
      started.set(id, station);
    } else {
      if (!started.has(id)) return 'a passenger checks out without having checked in';
      routes.add(`${started.get(id)}|${station}`);
      started.delete(id);
    }
  }
}

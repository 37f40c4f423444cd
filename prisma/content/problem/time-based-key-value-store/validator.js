const ARGUMENTS = { set: 3, get: 2 };
const isWord = (text) => typeof text === 'string' && /^[a-z0-9]{1,20}$/.test(text);

export function validate(calls) {
  const [first, ...rest] = calls;
  if (first?.length !== 1 || first[0] !== 'TimeMap') return 'the first call must be TimeMap()';
  if (rest.length > 40_000) return 'there must be at most 40 000 calls after the constructor';
  let latest = 0;
  for (const [name, ...args] of rest) {
    if (!Object.hasOwn(ARGUMENTS, name)) return `there is no method ${name}`;
    if (args.length !== ARGUMENTS[name]) return `${name} has the wrong number of arguments`;
    const timestamp = args.at(-1);
    if (!Number.isInteger(timestamp) || timestamp < 1 || timestamp > 10 ** 7) return 'timestamp must be from 1 to 10^7';
    if (!args.slice(0, -1).every(isWord)) return 'key and value must have 1 to 20 lowercase letters and digits';
    if (name !== 'set') continue;
    if (timestamp <= latest) return 'the timestamps of set must be strictly increasing';
    latest = timestamp;
  }
}

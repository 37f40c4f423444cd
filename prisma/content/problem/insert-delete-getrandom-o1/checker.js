/** With so many draws per element, a fair generator misses one of them with a probability below 10^-14. */
const DRAWS_PER_ELEMENT = 40;

export function check({ calls, actual }) {
  const present = new Set();
  let drawn = [];
  for (const [i, [name, val]] of calls.entries()) {
    const answer = actual[i];
    if (name === 'getRandom') {
      if (!present.has(answer)) return `call ${i + 1}: getRandom returns ${answer}, which is not in the set`;
      drawn.push(answer);
      const isMany = drawn.length === DRAWS_PER_ELEMENT * present.size;
      if (isMany && new Set(drawn).size < present.size) {
        return `call ${i + 1}: an element has not been returned in ${drawn.length} calls of getRandom`;
      }
      continue;
    }
    if (name === 'insert' || name === 'remove') {
      const right = present.has(val) === (name === 'remove');
      if (answer !== right) return `call ${i + 1}: ${name}(${val}) returns ${answer} instead of ${right}`;
      if (right) drawn = [];
    }
    if (name === 'insert') present.add(val);
    if (name === 'remove') present.delete(val);
  }
}

const BITS = 30;

function maximizeXor(nums, queries) {
  const ordered = [...nums].sort((a, b) => a - b);
  const order = queries.map((_, i) => i).sort((a, b) => queries[a][1] - queries[b][1]);
  const answers = queries.map(() => -1);
  const root = [null, null];
  let inserted = 0;
  for (const i of order) {
    const [x, limit] = queries[i];
    while (inserted < ordered.length && ordered[inserted] <= limit) {
      insert(root, ordered[inserted++]);
    }
    if (inserted > 0) answers[i] = best(root, x);
  }
  return answers;
}

function insert(root, num) {
  let node = root;
  for (let shift = BITS - 1; shift >= 0; shift--) {
    const bit = (num >> shift) & 1;
    node[bit] ??= [null, null];
    node = node[bit];
  }
}

function best(root, x) {
  let node = root;
  let result = 0;
  for (let shift = BITS - 1; shift >= 0; shift--) {
    const wanted = 1 - ((x >> shift) & 1);
    if (node[wanted]) {
      result |= 1 << shift;
      node = node[wanted];
    } else {
      node = node[1 - wanted];
    }
  }
  return result;
}

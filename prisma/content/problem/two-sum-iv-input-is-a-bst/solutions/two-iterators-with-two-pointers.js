function findTarget(root, k) {
  const ascending = walk(root, 'left', 'right');
  const descending = walk(root, 'right', 'left');
  let low = ascending.next().value;
  let high = descending.next().value;
  while (low !== high) {
    const sum = low.val + high.val;
    if (sum === k) return true;
    if (sum < k) low = ascending.next().value;
    else high = descending.next().value;
  }
  return false;
}

function* walk(root, near, far) {
  const stack = [];
  let node = root;
  while (stack.length > 0 || node) {
    for (; node; node = node[near]) stack.push(node);
    node = stack.pop();
    yield node;
    node = node[far];
  }
}

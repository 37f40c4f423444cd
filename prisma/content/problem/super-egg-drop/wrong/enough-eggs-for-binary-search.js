// Wrong Answer: a binary search over the floors may need more eggs than there are
function superEggDrop(k, n) {
  return k === 1 ? n : Math.ceil(Math.log2(n + 1));
}

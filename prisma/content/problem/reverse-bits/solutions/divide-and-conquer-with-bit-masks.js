function reverseBits(n) {
  let bits = (n >>> 16) | (n << 16);
  bits = ((bits & 0xff00ff00) >>> 8) | ((bits & 0x00ff00ff) << 8);
  bits = ((bits & 0xf0f0f0f0) >>> 4) | ((bits & 0x0f0f0f0f) << 4);
  bits = ((bits & 0xcccccccc) >>> 2) | ((bits & 0x33333333) << 2);
  bits = ((bits & 0xaaaaaaaa) >>> 1) | ((bits & 0x55555555) << 1);
  return bits >>> 0;
}

int hammingWeight(int n) {
    int c;
    for (c = 0; n; c++) n &= n - 1;
    return c;
}

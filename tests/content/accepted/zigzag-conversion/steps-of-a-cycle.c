char* convert(char* s, int numRows) {
    int n = strlen(s), k = 0, cycle = 2 * numRows - 2;
    if (numRows == 1) return s;
    char *out = malloc(n + 1);
    for (int r = 0; r < numRows; r++)
        for (int i = r; i < n; i += cycle) {
            out[k++] = s[i];
            int d = i + cycle - 2 * r;
            if (r && r < numRows - 1 && d < n) out[k++] = s[d];
        }
    out[k] = 0;
    return out;
}

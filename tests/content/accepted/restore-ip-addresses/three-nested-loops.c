static int part(const char *s, int n) {
    if (n < 1 || n > 3 || (n > 1 && *s == '0')) return 0;
    int v = 0;
    while (n--) v = v * 10 + *s++ - '0';
    return v <= 255;
}
char** restoreIpAddresses(char* s, int* returnSize) {
    char **res = malloc(100 * sizeof(char *));
    int n = strlen(s);
    *returnSize = 0;
    for (int a = 1; a <= 3; a++)
        for (int b = 1; b <= 3; b++)
            for (int c = 1; c <= 3; c++) {
                int d = n - a - b - c;
                if (d < 1 || d > 3) continue;
                if (part(s, a) && part(s + a, b) && part(s + a + b, c) && part(s + a + b + c, d)) {
                    char *ip = malloc(n + 4);
                    sprintf(ip, "%.*s.%.*s.%.*s.%s", a, s, b, s + a, c, s + a + b, s + a + b + c);
                    res[(*returnSize)++] = ip;
                }
            }
    return res;
}

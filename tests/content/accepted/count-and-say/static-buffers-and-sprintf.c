char* countAndSay(int n) {
    static char a[10000], b[10000];
    strcpy(a, "1");
    while (--n) {
        char *o = b;
        for (char *p = a; *p; ) {
            char *q = p;
            while (*q == *p) q++;
            o += sprintf(o, "%d%c", (int)(q - p), *p);
            p = q;
        }
        strcpy(a, b);
    }
    return a;
}

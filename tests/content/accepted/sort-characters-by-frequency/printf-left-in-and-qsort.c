static int freq[128];
static int cmp(const void *a, const void *b) {
    char x = *(char *)a, y = *(char *)b;
    return freq[y] != freq[x] ? freq[y] - freq[x] : x - y;
}
char* frequencySort(char* s) {
    memset(freq, 0, sizeof freq);
    for (char *p = s; *p; p++) freq[*p]++;
    qsort(s, strlen(s), 1, cmp);
    printf("%.20s\n", s);
    return s;
}

bool isAnagram(char* s, char* t) {
    static int count[256];
    memset(count, 0, sizeof count);
    while (*s) count[(unsigned char)*s++]++;
    while (*t) count[(unsigned char)*t++]--;
    for (int i = 0; i < 256; i++)
        if (count[i]) return 0;
    return 1;
}

int compress(char* chars, int charsSize) {
    int w = 0;
    for (int i = 0, j; i < charsSize; i = j) {
        for (j = i; j < charsSize && chars[j] == chars[i]; j++);
        chars[w++] = chars[i];
        if (j - i > 1) {
            char num[8];
            int n = sprintf(num, "%d", j - i);
            memcpy(chars + w, num, n);
            w += n;
        }
    }
    return w;
}

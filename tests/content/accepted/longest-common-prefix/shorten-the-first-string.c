char* longestCommonPrefix(char** strs, int strsSize) {
    char *p = strs[0];
    for (int i = 1; i < strsSize; i++)
        while (strncmp(p, strs[i], strlen(p))) p[strlen(p) - 1] = '\0';
    return p;
}

static char buf[20], **out;
static int cnt;
static void gen(int pos, int open, int close) {
    if (!open && !close) {
        buf[pos] = 0;
        out[cnt++] = strdup(buf);
        return;
    }
    if (open) buf[pos] = '(', gen(pos + 1, open - 1, close + 1);
    if (close) buf[pos] = ')', gen(pos + 1, open, close - 1);
}
char** generateParenthesis(int n, int* returnSize) {
    out = malloc(sizeof(char *) * 1500);
    cnt = 0;
    gen(0, n, 0);
    *returnSize = cnt;
    return out;
}

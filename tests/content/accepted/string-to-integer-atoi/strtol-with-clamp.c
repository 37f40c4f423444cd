int myAtoi(char* s) {
    while (*s == ' ') s++;
    if (*s == '+' || *s == '-') { if (s[1] < '0' || s[1] > '9') return 0; }
    else if (*s < '0' || *s > '9') return 0;
    long long v = strtoll(s, NULL, 10);
    return v > INT_MAX ? INT_MAX : v < INT_MIN ? INT_MIN : (int)v;
}

typedef enum { FALSE, TRUE } BOOL;

BOOL single(long n) { return n > 0 && (n & (n - 1)) == 0 ? TRUE : FALSE; }

bool isPowerOfTwo(int n) { return single(n); }

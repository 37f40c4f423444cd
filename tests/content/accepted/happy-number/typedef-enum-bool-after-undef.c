#undef bool
#undef true
#undef false
typedef enum {false, true} bool;

static int sq(int n) { int s = 0; while (n) { int d = n % 10; s += d * d; n /= 10; } return s; }

bool isHappy(int n) {
    while (n != 1 && n != 4) n = sq(n);
    return n == 1 ? true : false;
}

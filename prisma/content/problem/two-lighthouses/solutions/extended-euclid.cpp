#include <iostream>
#include <numeric>
#include <utility>

using namespace std;

// The x from 0 to modulus - 1 with number * x = 1 modulo modulus.
long long inverse(long long number, long long modulus) {
    long long before = 0, now = 1 % modulus;
    long long larger = modulus, smaller = number % modulus;
    while (smaller > 1) {
        const long long times = larger / smaller;
        larger = exchange(smaller, larger - times * smaller);
        before = exchange(now, before - times * now);
    }
    return (now + modulus) % modulus;
}

long long firstTogether(long long r, long long m, long long s, long long n) {
    const long long divisor = gcd(m, n);
    if ((s - r) % divisor != 0) return -1;
    const long long repeat = n / divisor;
    const long long difference = ((s - r) / divisor % repeat + repeat) % repeat;
    return r + m * (difference * inverse(m / divisor, repeat) % repeat);
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q;
    cin >> q;
    while (q-- > 0) {
        long long r, m, s, n;
        cin >> r >> m >> s >> n;
        cout << firstTogether(r, m, s, n) << '\n';
    }
}

// Wrong Answer: a negative remainder of s - r is not lifted, so k may be negative
#include <iostream>
#include <numeric>

using namespace std;

long long inverse(long long number, long long modulus) {
    long long before = 0, now = 1, larger = modulus, smaller = number % modulus;
    while (smaller > 1) {
        const long long times = larger / smaller;
        const long long rest = larger - times * smaller;
        larger = smaller;
        smaller = rest;
        const long long next = before - times * now;
        before = now;
        now = next;
    }
    return (now % modulus + modulus) % modulus;
}

int main() {
    int q;
    cin >> q;
    while (q-- > 0) {
        long long r, m, s, n;
        cin >> r >> m >> s >> n;
        const long long g = gcd(m, n);
        if ((s - r) % g != 0) {
            cout << -1 << '\n';
            continue;
        }
        const long long k = (s - r) / g * inverse(m / g, n / g) % (n / g);
        cout << r + m * k << '\n';
    }
}

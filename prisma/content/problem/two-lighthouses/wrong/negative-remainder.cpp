// Wrong Answer: does not correct the negative remainder of s - r
#include <iostream>
#include <numeric>
#include <utility>

using namespace std;

pair<long long, long long> bezout(long long a, long long b) {
    if (b == 0) return {1, 0};
    const auto [x, y] = bezout(b, a % b);
    return {y, x - a / b * y};
}

int main() {
    int q;
    cin >> q;
    while (q-- > 0) {
        long long r, m, s, n;
        cin >> r >> m >> s >> n;
        const long long g = gcd(m, n);
        const long long step = n / g;
        const long long k = (s - r) / g * bezout(m / g, step).first % step;
        cout << ((s - r) % g == 0 ? r + m * k : -1) << '\n';
    }
}

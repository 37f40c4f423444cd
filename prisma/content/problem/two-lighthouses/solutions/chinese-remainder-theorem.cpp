#include <iostream>
#include <numeric>
#include <utility>

using namespace std;

pair<long long, long long> bezout(long long a, long long b) {
    if (b == 0) return {1, 0};
    const auto [x, y] = bezout(b, a % b);
    return {y, x - a / b * y};
}

long long firstTogether(long long r, long long m, long long s, long long n) {
    const long long g = gcd(m, n);
    if ((s - r) % g != 0) return -1;
    const long long step = n / g;
    const auto lifted = [step](long long x) { return (x % step + step) % step; };
    const long long inverse = lifted(bezout(m / g, step).first);
    return r + m * (lifted((s - r) / g) * inverse % step);
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

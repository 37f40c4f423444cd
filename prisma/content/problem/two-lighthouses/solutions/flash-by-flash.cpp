#include <iostream>

using namespace std;

long long firstTogether(long long r, long long m, long long s, long long n) {
    const long long start = r % n;
    long long rest = start;
    for (long long second = r; true; second += m) {
        if (rest == s) return second;
        rest = (rest + m) % n;
        if (rest == start) return -1;
    }
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

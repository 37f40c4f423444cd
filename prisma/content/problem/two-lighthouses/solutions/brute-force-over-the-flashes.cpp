#include <iostream>

using namespace std;

long long firstTogether(long long r, long long m, long long s, long long n) {
    for (long long k = 0; k < n; ++k) {
        if ((r + m * k) % n == s) return r + m * k;
    }
    return -1;
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

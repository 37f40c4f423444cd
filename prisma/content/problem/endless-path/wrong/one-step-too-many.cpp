// Wrong Answer: uses the power n instead of n - 1
#include <iostream>
#include <vector>

using namespace std;

int main() {
    long long n;
    int c;
    cin >> n >> c;
    vector<vector<long long>> step(c, vector<long long>(c, 1));
    for (int a, b; cin >> a >> b;) step[a - 1][b - 1] = step[b - 1][a - 1] = 0;
    vector<long long> ways(c, 1);
    for (; n > 0; n /= 2) {
        vector<long long> next(c, 0);
        vector<vector<long long>> twice(c, next);
        for (int x = 0; x < c; ++x) {
            for (int y = 0; y < c; ++y) {
                next[y] = (next[y] + ways[x] * step[x][y]) % 1'000'000'007;
                for (int k = 0; k < c; ++k) {
                    twice[x][y] += step[x][k] * step[k][y] % 1'000'000'007;
                }
            }
        }
        if (n % 2 == 1) ways = next;
        for (int x = 0; x < c; ++x) {
            for (int y = 0; y < c; ++y) step[x][y] = twice[x][y] % 1'000'000'007;
        }
    }
    long long sum = 0;
    for (const long long count : ways) sum += count;
    cout << sum % 1'000'000'007 << '\n';
}

#include <iostream>
#include <numeric>
#include <vector>

using namespace std;

int main() {
    long long n;
    int colours;
    cin >> n >> colours;
    vector<vector<bool>> isAllowed(colours, vector<bool>(colours, true));
    for (int one, other; cin >> one >> other;) {
        isAllowed[one - 1][other - 1] = false;
        isAllowed[other - 1][one - 1] = false;
    }

    vector<long long> ways(colours, 1);
    while (--n > 0) {
        vector<long long> next(colours, 0);
        for (int x = 0; x < colours; ++x) {
            for (int y = 0; y < colours; ++y) {
                if (isAllowed[x][y]) next[y] += ways[x];
            }
        }
        for (int y = 0; y < colours; ++y) ways[y] = next[y] % 1'000'000'007;
    }
    cout << accumulate(ways.begin(), ways.end(), 0LL) % 1'000'000'007 << '\n';
}

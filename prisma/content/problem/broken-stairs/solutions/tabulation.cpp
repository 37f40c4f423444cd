#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<bool> isBroken(n + 1, false);
    for (int step; cin >> step;) isBroken[step] = true;

    vector<long long> ways(n + 1, 0);
    ways[0] = 1;
    for (int step = 1; step <= n; ++step) {
        if (isBroken[step]) continue;
        for (int below = max(0, step - 3); below < step; ++below) {
            ways[step] += ways[below];
        }
        ways[step] %= 1'000'000'007;
    }
    cout << ways[n] << '\n';
}

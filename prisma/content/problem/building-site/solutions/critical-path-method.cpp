#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n;
    vector<long long> days(n + 1);
    for (int task = 1; task <= n; ++task) cin >> days[task];
    vector<vector<int>> dependents(n + 1);
    cin >> m;
    while (m-- > 0) {
        int first, then;
        cin >> first >> then;
        dependents[first].push_back(then);
    }

    vector<long long> earliestStart(n + 1, 0);
    long long length = 0;
    for (int task = 1; task <= n; ++task) {
        const long long end = earliestStart[task] + days[task];
        length = max(length, end);
        for (const int then : dependents[task]) {
            earliestStart[then] = max(earliestStart[then], end);
        }
    }

    vector<long long> latestStart(n + 1);
    for (int task = n; task >= 1; --task) {
        long long end = length;
        for (const int then : dependents[task]) end = min(end, latestStart[then]);
        latestStart[task] = end - days[task];
    }

    cout << length << '\n';
    for (int task = 1; task <= n; ++task) {
        if (earliestStart[task] == latestStart[task]) cout << task << ' ';
    }
    cout << '\n';
}

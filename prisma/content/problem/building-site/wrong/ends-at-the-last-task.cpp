// Wrong Answer: takes the finish time of task n as the duration of the project
#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    int n, m;
    cin >> n;
    vector<long long> days(n + 1), start(n + 1, 0), latest(n + 1);
    for (int i = 1; i <= n; ++i) cin >> days[i];
    vector<vector<int>> dependents(n + 1);
    cin >> m;
    for (int first, then; cin >> first >> then;) dependents[first].push_back(then);
    for (int i = 1; i <= n; ++i) {
        const long long end = start[i] + days[i];
        for (const int then : dependents[i]) start[then] = max(start[then], end);
    }
    const long long length = start[n] + days[n];
    cout << length << '\n';
    for (int i = n; i >= 1; --i) {
        latest[i] = length;
        for (const int then : dependents[i]) latest[i] = min(latest[i], latest[then]);
        latest[i] -= days[i];
    }
    for (int i = 1; i <= n; ++i) {
        if (start[i] == latest[i]) cout << i << ' ';
    }
    cout << '\n';
}

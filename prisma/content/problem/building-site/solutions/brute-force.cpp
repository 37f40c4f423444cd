#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

long long length(const vector<long long>& days, const vector<vector<int>>& needed) {
    vector<long long> end(days.size(), 0);
    for (size_t task = 1; task < days.size(); ++task) {
        for (const int first : needed[task]) end[task] = max(end[task], end[first]);
        end[task] += days[task];
    }
    return *max_element(end.begin(), end.end());
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n;
    vector<long long> days(n + 1, 0);
    for (int task = 1; task <= n; ++task) cin >> days[task];
    vector<vector<int>> needed(n + 1);
    cin >> m;
    while (m-- > 0) {
        int first, then;
        cin >> first >> then;
        needed[then].push_back(first);
    }

    const long long whole = length(days, needed);
    cout << whole << '\n';
    for (int task = 1; task <= n; ++task) {
        ++days[task];
        if (length(days, needed) > whole) cout << task << ' ';
        --days[task];
    }
    cout << '\n';
}

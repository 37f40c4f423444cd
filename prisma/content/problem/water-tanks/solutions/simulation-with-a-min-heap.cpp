#include <functional>
#include <iostream>
#include <queue>
#include <utility>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    long long rest, tanks;
    cin >> n >> rest >> tanks;

    using Full = pair<long long, long long>;
    priority_queue<Full, vector<Full>, greater<Full>> full;
    for (int i = 0; i < n; ++i) {
        long long time;
        cin >> time;
        full.emplace(time, time);
    }
    for (long long filled = 1; filled < tanks; ++filled) {
        const auto [minute, time] = full.top();
        full.pop();
        full.emplace(minute + rest + time, time);
    }
    cout << full.top().first << '\n';
}

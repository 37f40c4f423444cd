#include <algorithm>
#include <iostream>
#include <limits>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int k;
    cin >> k;
    vector<vector<int>> logs(k);
    for (auto& log : logs) {
        int entries;
        cin >> entries;
        log.resize(entries);
        for (int& minute : log) cin >> minute;
    }

    const int none = numeric_limits<int>::max();
    vector<size_t> position(k, 0);
    while (true) {
        int minute = none;
        for (int i = 0; i < k; ++i) {
            if (position[i] == logs[i].size()) continue;
            minute = min(minute, logs[i][position[i]]);
        }
        if (minute == none) break;
        int requests = 0;
        for (int i = 0; i < k; ++i) {
            while (position[i] < logs[i].size() && logs[i][position[i]] == minute) {
                ++position[i];
                ++requests;
            }
        }
        cout << minute << ' ' << requests << '\n';
    }
}

#include <functional>
#include <iostream>
#include <queue>
#include <utility>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int k;
    cin >> k;
    vector<vector<int>> logs(k);
    using Head = pair<int, int>;
    priority_queue<Head, vector<Head>, greater<>> heads;
    for (int i = 0; i < k; ++i) {
        int entries;
        cin >> entries;
        logs[i].resize(entries);
        for (int& minute : logs[i]) cin >> minute;
        heads.emplace(logs[i][0], i);
    }

    vector<size_t> next(k, 1);
    while (!heads.empty()) {
        const int minute = heads.top().first;
        int requests = 0;
        while (!heads.empty() && heads.top().first == minute) {
            const int i = heads.top().second;
            heads.pop();
            ++requests;
            if (next[i] < logs[i].size()) heads.emplace(logs[i][next[i]++], i);
        }
        cout << minute << ' ' << requests << '\n';
    }
}

// Wrong Answer: continues when a list has ended, with ranges that miss its instrument
#include <algorithm>
#include <functional>
#include <iostream>
#include <queue>
#include <utility>
#include <vector>

using namespace std;

int main() {
    int k;
    cin >> k;
    vector<vector<int>> lists(k);
    priority_queue<pair<int, int>, vector<pair<int, int>>, greater<>> youngest;
    int oldest = 0;
    for (int i = 0; i < k; ++i) {
        int count;
        cin >> count;
        lists[i].resize(count);
        for (int& age : lists[i]) cin >> age;
        youngest.emplace(lists[i][0], i);
        oldest = max(oldest, lists[i][0]);
    }
    vector<size_t> position(k, 0);
    pair<int, int> best = {youngest.top().first, oldest};
    while (!youngest.empty()) {
        const auto [age, i] = youngest.top();
        youngest.pop();
        if (oldest - age < best.second - best.first) best = {age, oldest};
        if (++position[i] == lists[i].size()) continue;
        const int next = lists[i][position[i]];
        oldest = max(oldest, next);
        youngest.emplace(next, i);
    }
    cout << best.first << ' ' << best.second << '\n';
}

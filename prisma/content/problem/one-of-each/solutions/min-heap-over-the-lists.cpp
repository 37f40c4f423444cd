#include <algorithm>
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
    vector<vector<int>> lists(k);
    using Chosen = pair<int, int>;
    priority_queue<Chosen, vector<Chosen>, greater<>> youngest;
    int oldest = 0;
    for (int i = 0; i < k; ++i) {
        int applicants;
        cin >> applicants;
        lists[i].resize(applicants);
        for (int& age : lists[i]) cin >> age;
        youngest.emplace(lists[i][0], i);
        oldest = max(oldest, lists[i][0]);
    }

    vector<size_t> position(k, 0);
    pair<int, int> best = {youngest.top().first, oldest};
    while (true) {
        const auto [age, i] = youngest.top();
        youngest.pop();
        if (oldest - age < best.second - best.first) best = {age, oldest};
        if (++position[i] == lists[i].size()) break;
        const int next = lists[i][position[i]];
        oldest = max(oldest, next);
        youngest.emplace(next, i);
    }
    cout << best.first << ' ' << best.second << '\n';
}

#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<vector<pair<int, int>>> ends(n + 1);
    for (int cable = 1; cable <= m; ++cable) {
        int one, other;
        cin >> one >> other;
        ends[one].emplace_back(other, cable);
        ends[other].emplace_back(one, cable);
    }

    vector<int> number(n + 1, 0);
    vector<int> before(n + 1, 0);
    vector<int> cameOver(n + 1, 0);
    vector<size_t> next(n + 1, 0);
    vector<int> order = {0};
    for (int start = 1; start <= n; ++start) {
        if (number[start] != 0) continue;
        number[start] = static_cast<int>(order.size());
        order.push_back(start);
        // Backtrack over the edge by which the office was reached.
        for (int office = start; office != 0;) {
            if (next[office] == ends[office].size()) {
                office = before[office];
                continue;
            }
            const auto [other, cable] = ends[office][next[office]++];
            if (number[other] != 0) continue;
            number[other] = static_cast<int>(order.size());
            order.push_back(other);
            before[other] = office;
            cameOver[other] = cable;
            office = other;
        }
    }

    vector<int> smallest = number;
    vector<int> critical;
    for (int i = n; i >= 1; --i) {
        const int office = order[i];
        int& least = smallest[office];
        for (const auto& [other, cable] : ends[office]) {
            if (cable != cameOver[office]) least = min(least, number[other]);
        }
        if (cameOver[office] == 0) continue;
        if (least == i) critical.push_back(cameOver[office]);
        smallest[before[office]] = min(smallest[before[office]], least);
    }
    sort(critical.begin(), critical.end());
    for (const int cable : critical) cout << cable << ' ';
    cout << '\n';
}

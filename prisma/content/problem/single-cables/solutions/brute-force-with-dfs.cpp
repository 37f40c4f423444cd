#include <iostream>
#include <utility>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<pair<int, int>> cables(m);
    vector<vector<pair<int, int>>> ends(n + 1);
    for (int cable = 0; cable < m; ++cable) {
        auto& [one, other] = cables[cable];
        cin >> one >> other;
        ends[one].emplace_back(other, cable);
        ends[other].emplace_back(one, cable);
    }

    for (int out = 0; out < m; ++out) {
        const auto [start, goal] = cables[out];
        vector<bool> isReached(n + 1, false);
        isReached[start] = true;
        vector<int> stack = {start};
        while (!stack.empty() && !isReached[goal]) {
            const int from = stack.back();
            stack.pop_back();
            for (const auto& [office, cable] : ends[from]) {
                if (cable == out || isReached[office]) continue;
                isReached[office] = true;
                stack.push_back(office);
            }
        }
        if (!isReached[goal]) cout << out + 1 << ' ';
    }
    cout << '\n';
}

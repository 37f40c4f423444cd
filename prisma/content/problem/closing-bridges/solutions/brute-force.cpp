#include <iostream>
#include <vector>

using namespace std;

struct Bridge {
    int to;
    int number;
};

int countGroups(const vector<vector<Bridge>>& leaving, const vector<bool>& isClosed) {
    const int n = static_cast<int>(leaving.size()) - 1;
    vector<bool> reached(n + 1, false);
    int groups = 0;
    for (int start = 1; start <= n; ++start) {
        if (reached[start]) continue;
        ++groups;
        reached[start] = true;
        vector<int> open = {start};
        while (!open.empty()) {
            const int island = open.back();
            open.pop_back();
            for (const auto& [to, number] : leaving[island]) {
                if (isClosed[number] || reached[to]) continue;
                reached[to] = true;
                open.push_back(to);
            }
        }
    }
    return groups;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<vector<Bridge>> leaving(n + 1);
    for (int number = 1; number <= m; ++number) {
        int a, b;
        cin >> a >> b;
        leaving[a].push_back({b, number});
        leaving[b].push_back({a, number});
    }

    vector<bool> isClosed(m + 1, false);
    int k;
    cin >> k;
    while (k-- > 0) {
        int number;
        cin >> number;
        isClosed[number] = true;
        cout << countGroups(leaving, isClosed) << '\n';
    }
}

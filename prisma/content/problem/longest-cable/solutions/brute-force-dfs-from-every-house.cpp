#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

using namespace std;

struct Cable {
    int to;
    int length;
};

// The largest distance from start, and a house at that distance.
pair<long long, int> farthest(const vector<vector<Cable>>& cables, int start) {
    vector<long long> distance(cables.size(), -1);
    pair<long long, int> most{0, start};
    distance[start] = 0;
    vector<int> open = {start};
    while (!open.empty()) {
        const int house = open.back();
        open.pop_back();
        if (distance[house] > most.first) most = {distance[house], house};
        for (const auto& [to, length] : cables[house]) {
            if (distance[to] >= 0) continue;
            distance[to] = distance[house] + length;
            open.push_back(to);
        }
    }
    return most;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<vector<Cable>> cables(n + 1);
    for (int i = 1; i < n; ++i) {
        int a, b, length;
        cin >> a >> b >> length;
        cables[a].push_back({b, length});
        cables[b].push_back({a, length});
    }

    long long most = 0;
    for (int house = 1; house <= n; ++house) {
        most = max(most, farthest(cables, house).first);
    }
    cout << most << '\n';
}

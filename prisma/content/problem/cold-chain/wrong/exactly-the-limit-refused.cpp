// Wrong Answer: treats exactly L minutes without cooling as too long
#include <functional>
#include <iostream>
#include <limits>
#include <queue>
#include <tuple>
#include <vector>

using namespace std;

struct Road {
    int to;
    int minutes;
};

int shortestTime(const vector<vector<Road>>& roads, const vector<bool>& hasFreezer,
                 int limit) {
    const int n = static_cast<int>(roads.size()) - 1;
    vector<vector<int>> best(n + 1, vector<int>(limit + 1, numeric_limits<int>::max()));
    using State = tuple<int, int, int>;  // time, city, warmth
    priority_queue<State, vector<State>, greater<>> open;
    best[1][0] = 0;
    open.emplace(0, 1, 0);
    while (!open.empty()) {
        const auto [time, city, warmth] = open.top();
        open.pop();
        if (city == n) return time;
        if (time > best[city][warmth]) continue;
        for (const auto& [to, minutes] : roads[city]) {
            if (warmth + minutes >= limit) continue;
            const int nextWarmth = hasFreezer[to] ? 0 : warmth + minutes;
            if (time + minutes < best[to][nextWarmth]) {
                best[to][nextWarmth] = time + minutes;
                open.emplace(time + minutes, to, nextWarmth);
            }
        }
    }
    return -1;
}

int main() {
    int n, m, limit;
    cin >> n >> m >> limit;
    vector<vector<Road>> roads(n + 1);
    while (m-- > 0) {
        int a, b, minutes;
        cin >> a >> b >> minutes;
        roads[a].push_back({b, minutes});
        roads[b].push_back({a, minutes});
    }
    vector<bool> hasFreezer(n + 1, false);
    int freezers;
    cin >> freezers;
    while (freezers-- > 0) {
        int city;
        cin >> city;
        hasFreezer[city] = true;
    }
    cout << shortestTime(roads, hasFreezer, limit) << '\n';
}

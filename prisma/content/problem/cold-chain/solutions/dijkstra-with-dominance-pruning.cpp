#include <functional>
#include <iostream>
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
    vector<int> coldest(n + 1, limit + 1);
    using State = tuple<int, int, int>;  // time, warmth, city
    priority_queue<State, vector<State>, greater<>> open;
    open.emplace(0, 0, 1);
    while (!open.empty()) {
        const auto [time, warmth, city] = open.top();
        open.pop();
        if (city == n) return time;
        if (warmth >= coldest[city]) continue;
        coldest[city] = warmth;
        for (const auto& [to, minutes] : roads[city]) {
            if (warmth + minutes > limit) continue;
            const int nextWarmth = hasFreezer[to] ? 0 : warmth + minutes;
            if (nextWarmth < coldest[to]) open.emplace(time + minutes, nextWarmth, to);
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

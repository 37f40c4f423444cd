#include <functional>
#include <iostream>
#include <queue>
#include <tuple>
#include <vector>

using namespace std;

struct Ride {
    int to;
    int price;
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<vector<Ride>> rides(n + 1);
    while (m-- > 0) {
        int one, other, price;
        cin >> one >> other >> price;
        rides[one].push_back({other, price});
        rides[other].push_back({one, price});
    }

    constexpr long long kNever = 1'000'000'000'000'000;
    vector<vector<long long>> cheapest(2, vector<long long>(n + 1, kNever));
    using Stop = tuple<long long, int, int>;
    priority_queue<Stop, vector<Stop>, greater<>> queue;
    const auto reach = [&](int used, int city, long long cost) {
        if (cost >= cheapest[used][city]) return;
        cheapest[used][city] = cost;
        queue.emplace(cost, used, city);
    };
    reach(0, 1, 0);
    while (!queue.empty()) {
        const auto [cost, used, city] = queue.top();
        queue.pop();
        if (cost > cheapest[used][city]) continue;
        if (city == n) {
            cout << cost << '\n';
            return 0;
        }
        for (const auto& [to, price] : rides[city]) {
            reach(used, to, cost + price);
            if (used == 0) reach(1, to, cost + price / 2);
        }
    }
    cout << -1 << '\n';
}

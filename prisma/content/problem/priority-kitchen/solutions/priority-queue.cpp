#include <algorithm>
#include <iostream>
#include <queue>
#include <utility>
#include <vector>

using namespace std;

struct Order {
    int arrival;
    int time;
    int priority;
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<Order> orders(n);
    for (auto& [arrival, time, priority] : orders) cin >> arrival >> time >> priority;

    // With the negated index, the earlier of two equal orders is the larger pair.
    priority_queue<pair<int, int>> waiting;
    long long clock = 0;
    int arrived = 0;
    for (int finished = 0; finished < n; ++finished) {
        if (waiting.empty()) clock = max<long long>(clock, orders[arrived].arrival);
        while (arrived < n && orders[arrived].arrival <= clock) {
            waiting.emplace(orders[arrived].priority, -arrived);
            ++arrived;
        }
        const int order = -waiting.top().second;
        waiting.pop();
        clock += orders[order].time;
        cout << order + 1 << ' ' << clock << '\n';
    }
}

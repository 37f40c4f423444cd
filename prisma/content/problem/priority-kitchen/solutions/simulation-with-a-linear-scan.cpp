#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

struct Order {
    int number;
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
    for (int i = 0; i < n; ++i) {
        orders[i].number = i + 1;
        cin >> orders[i].arrival >> orders[i].time >> orders[i].priority;
    }

    vector<Order> waiting;
    long long clock = 0;
    int arrived = 0;
    for (int finished = 0; finished < n; ++finished) {
        if (waiting.empty()) clock = max<long long>(clock, orders[arrived].arrival);
        while (arrived < n && orders[arrived].arrival <= clock) {
            waiting.push_back(orders[arrived++]);
        }

        const auto best = max_element(
            waiting.begin(), waiting.end(),
            [](const Order& a, const Order& b) { return a.priority < b.priority; });
        clock += best->time;
        cout << best->number << ' ' << clock << '\n';
        waiting.erase(best);
    }
}

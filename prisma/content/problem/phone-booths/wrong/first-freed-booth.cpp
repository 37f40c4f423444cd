// Wrong Answer: takes the booth that became free first, not the smallest number
#include <algorithm>
#include <iostream>
#include <numeric>
#include <queue>
#include <utility>
#include <vector>

using namespace std;

int main() {
    int n;
    cin >> n;
    vector<pair<int, int>> booking(n);
    for (auto& [start, end] : booking) cin >> start >> end;
    vector<int> order(n);
    iota(order.begin(), order.end(), 0);
    sort(order.begin(), order.end(),
         [&](int a, int b) { return booking[a] < booking[b]; });

    using Occupied = pair<int, int>;
    priority_queue<Occupied, vector<Occupied>, greater<>> occupied;
    vector<int> assigned(n);
    int booths = 0;
    for (const int i : order) {
        if (!occupied.empty() && occupied.top().first <= booking[i].first) {
            assigned[i] = occupied.top().second;
            occupied.pop();
        } else {
            assigned[i] = ++booths;
        }
        occupied.emplace(booking[i].second, assigned[i]);
    }
    cout << booths << '\n';
    for (const int booth : assigned) cout << booth << ' ';
    cout << '\n';
}

#include <algorithm>
#include <functional>
#include <iostream>
#include <numeric>
#include <queue>
#include <utility>
#include <vector>

using namespace std;

template <typename T>
using MinHeap = priority_queue<T, vector<T>, greater<T>>;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> start(n);
    vector<int> end(n);
    for (int i = 0; i < n; ++i) cin >> start[i] >> end[i];
    vector<int> order(n);
    iota(order.begin(), order.end(), 0);
    sort(order.begin(), order.end(), [&](int a, int b) { return start[a] < start[b]; });

    MinHeap<pair<int, int>> occupied;
    MinHeap<int> free;
    int booths = 0;
    vector<int> assigned(n);
    for (const int index : order) {
        while (!occupied.empty() && occupied.top().first <= start[index]) {
            free.push(occupied.top().second);
            occupied.pop();
        }
        if (free.empty()) free.push(++booths);
        assigned[index] = free.top();
        free.pop();
        occupied.emplace(end[index], assigned[index]);
    }
    cout << booths << '\n';
    for (const int booth : assigned) cout << booth << ' ';
    cout << '\n';
}

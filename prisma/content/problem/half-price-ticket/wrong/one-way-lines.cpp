// Wrong Answer: treats the lines as directed edges
#include <algorithm>
#include <array>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<array<int, 3>> rides(m);
    for (auto& [start, end, price] : rides) cin >> start >> end >> price;

    constexpr long long kNever = 1'000'000'000'000'000;
    vector<long long> full(n + 1, kNever), halved(n + 1, kNever);
    full[1] = 0;
    for (bool isImproved = true; isImproved;) {
        isImproved = false;
        for (const auto& [start, end, price] : rides) {
            const long long cost = min(halved[start] + price, full[start] + price / 2);
            if (full[start] + price < full[end] || cost < halved[end]) isImproved = true;
            full[end] = min(full[end], full[start] + price);
            halved[end] = min(halved[end], cost);
        }
    }
    const long long answer = min(full[n], halved[n]);
    cout << (answer < kNever ? answer : -1) << '\n';
}

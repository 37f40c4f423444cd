#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

struct Ride {
    int start;
    int end;
    int price;
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<Ride> rides;
    while (m-- > 0) {
        int one, other, price;
        cin >> one >> other >> price;
        rides.push_back({one, other, price});
        rides.push_back({other, one, price});
    }

    constexpr long long kNever = 1'000'000'000'000'000;
    vector<long long> full(n + 1, kNever), halved(n + 1, kNever);
    full[1] = 0;
    for (bool isImproved = true; isImproved;) {
        isImproved = false;
        for (const auto& [start, end, price] : rides) {
            if (full[start] + price < full[end]) {
                full[end] = full[start] + price;
                isImproved = true;
            }
            const long long cost = min(halved[start] + price, full[start] + price / 2);
            if (cost < halved[end]) {
                halved[end] = cost;
                isImproved = true;
            }
        }
    }
    const long long answer = min(full[n], halved[n]);
    cout << (answer < kNever ? answer : -1) << '\n';
}

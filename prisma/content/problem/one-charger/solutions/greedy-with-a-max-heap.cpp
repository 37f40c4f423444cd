#include <algorithm>
#include <iostream>
#include <queue>
#include <vector>

using namespace std;

struct Truck {
    int charging;
    int leaving;
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<Truck> trucks(n);
    for (auto& [charging, leaving] : trucks) cin >> charging >> leaving;
    sort(trucks.begin(), trucks.end(), [](const Truck& a, const Truck& b) {
        return a.leaving < b.leaving;
    });

    priority_queue<int> taken;
    long long total = 0;
    for (const auto& [charging, leaving] : trucks) {
        taken.push(charging);
        total += charging;
        if (total > leaving) {
            total -= taken.top();
            taken.pop();
        }
    }
    cout << taken.size() << '\n';
}

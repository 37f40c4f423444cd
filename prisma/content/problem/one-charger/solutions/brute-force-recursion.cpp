#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

struct Truck {
    int charging;
    int leaving;
};

int most(const vector<Truck>& trucks, size_t i, long long clock) {
    if (i == trucks.size()) return 0;
    int best = most(trucks, i + 1, clock);
    const long long ready = clock + trucks[i].charging;
    if (ready <= trucks[i].leaving) best = max(best, 1 + most(trucks, i + 1, ready));
    return best;
}

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

    cout << most(trucks, 0, 0) << '\n';
}

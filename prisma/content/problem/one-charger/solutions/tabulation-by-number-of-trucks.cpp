#include <algorithm>
#include <climits>
#include <iostream>
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

    vector<long long> least(n + 1, LLONG_MAX);
    least[0] = 0;
    int most = 0;
    for (const auto& [charging, leaving] : trucks) {
        for (int k = most; k >= 0; --k) {
            const long long total = least[k] + charging;
            if (total > leaving) continue;
            least[k + 1] = min(least[k + 1], total);
            most = max(most, k + 1);
        }
    }
    cout << most << '\n';
}

// Wrong Answer: starts only at place 1 and misses cycles that cannot be reached from there
#include <algorithm>
#include <array>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<array<int, 3>> roads(m);
    for (auto& [start, end, cost] : roads) cin >> start >> end >> cost;

    constexpr long long kFar = 1'000'000'000'000;
    vector<long long> energy(n + 1, kFar);
    vector<int> cameFrom(n + 1);
    energy[1] = 0;
    int place = 0;
    for (int round = 0; round < n; ++round) {
        place = 0;
        for (const auto& [start, end, cost] : roads) {
            if (energy[start] == kFar || energy[start] + cost >= energy[end]) continue;
            energy[end] = energy[start] + cost;
            cameFrom[end] = start;
            place = end;
        }
        if (place == 0) {
            cout << "none\n";
            return 0;
        }
    }
    for (int i = 0; i < n; ++i) place = cameFrom[place];
    vector<int> trip = {place};
    for (int at = cameFrom[place]; at != place; at = cameFrom[at]) trip.push_back(at);
    reverse(trip.begin(), trip.end());
    rotate(trip.begin(), min_element(trip.begin(), trip.end()), trip.end());
    for (const int at : trip) cout << at << ' ';
    cout << '\n';
}

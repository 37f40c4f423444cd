#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

struct Road {
    int start;
    int end;
    int cost;
};

vector<int> gainingTrip(int n, const vector<Road>& roads) {
    vector<long long> energy(n + 1);
    vector<int> cameFrom(n + 1);
    int place = 0;
    for (int round = 0; round < n; ++round) {
        place = 0;
        for (const auto& [start, end, cost] : roads) {
            if (energy[start] + cost >= energy[end]) continue;
            energy[end] = energy[start] + cost;
            cameFrom[end] = start;
            place = end;
        }
        if (place == 0) return {};
    }

    for (int i = 0; i < n; ++i) place = cameFrom[place];
    vector<int> trip = {place};
    for (int at = cameFrom[place]; at != place; at = cameFrom[at]) trip.push_back(at);
    reverse(trip.begin(), trip.end());
    rotate(trip.begin(), min_element(trip.begin(), trip.end()), trip.end());
    return trip;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<Road> roads(m);
    for (auto& [start, end, cost] : roads) cin >> start >> end >> cost;

    const vector<int> trip = gainingTrip(n, roads);
    if (trip.empty()) cout << "none";
    for (const int place : trip) cout << place << ' ';
    cout << '\n';
}

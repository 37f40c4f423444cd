#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

struct Road {
    int end;
    int cost;
};

class Map {
public:
    explicit Map(int n) : roads(n + 1) {}
    void add(int start, Road road) { roads[start].push_back(road); }

    bool gains(int place, int total) {
        trip.push_back(place);
        for (const auto& [end, cost] : roads[place]) {
            if (end == trip.front() && total + cost < 0) return true;
            if (end <= trip.front() || ranges::find(trip, end) != trip.end()) continue;
            if (gains(end, total + cost)) return true;
        }
        trip.pop_back();
        return false;
    }

    vector<int> trip;

private:
    vector<vector<Road>> roads;
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    Map map(n);
    while (m-- > 0) {
        int start;
        Road road;
        cin >> start >> road.end >> road.cost;
        map.add(start, road);
    }

    for (int place = 1; place <= n && map.trip.empty(); ++place) map.gains(place, 0);
    if (map.trip.empty()) cout << "none";
    for (const int place : map.trip) cout << place << ' ';
    cout << '\n';
}

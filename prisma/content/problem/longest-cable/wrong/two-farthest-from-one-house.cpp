// Wrong Answer: adds the two largest distances from house 1, even if both are in the same branch
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

using namespace std;

int main() {
    int n;
    cin >> n;
    vector<vector<pair<int, int>>> cables(n + 1);
    for (int i = 1; i < n; ++i) {
        int a, b, length;
        cin >> a >> b >> length;
        cables[a].emplace_back(b, length);
        cables[b].emplace_back(a, length);
    }
    vector<long long> distance(n + 1, -1);
    distance[1] = 0;
    vector<int> open = {1};
    while (!open.empty()) {
        const int house = open.back();
        open.pop_back();
        for (const auto& [to, length] : cables[house]) {
            if (distance[to] >= 0) continue;
            distance[to] = distance[house] + length;
            open.push_back(to);
        }
    }
    sort(distance.begin(), distance.end());
    cout << distance[n] + max(0LL, distance[n - 1]) << '\n';
}

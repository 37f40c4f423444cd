// Wrong Answer: greedy: always settles the cheapest remaining pair of a person and a desk
#include <algorithm>
#include <iostream>
#include <tuple>
#include <vector>

using namespace std;

int main() {
    int n;
    cin >> n;
    vector<tuple<int, int, int>> pairs;
    for (int person = 0; person < n; ++person) {
        for (int desk = 0; desk < n; ++desk) {
            int cost;
            cin >> cost;
            pairs.emplace_back(cost, person, desk);
        }
    }
    sort(pairs.begin(), pairs.end());

    vector<bool> isPlaced(n, false), isTaken(n, false);
    int total = 0;
    for (const auto& [cost, person, desk] : pairs) {
        if (isPlaced[person] || isTaken[desk]) continue;
        isPlaced[person] = isTaken[desk] = true;
        total += cost;
    }
    cout << total << '\n';
}

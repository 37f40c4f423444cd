#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<pair<int, int>> frames(n);
    for (auto& [width, height] : frames) cin >> width >> height;
    sort(frames.begin(), frames.end(), [](const auto& one, const auto& other) {
        if (one.first != other.first) return one.first < other.first;
        return one.second > other.second;
    });

    vector<int> lowestEnd;
    for (const auto& [width, height] : frames) {
        const auto place = lower_bound(lowestEnd.begin(), lowestEnd.end(), height);
        if (place == lowestEnd.end()) {
            lowestEnd.push_back(height);
        } else {
            *place = height;
        }
    }
    cout << lowestEnd.size() << '\n';
}

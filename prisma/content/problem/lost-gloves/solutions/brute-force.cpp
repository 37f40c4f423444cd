#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<pair<string, char>> alone;
    int pairs = 0;
    for (int i = 0; i < n; ++i) {
        string colour;
        char side;
        cin >> colour >> side;
        const pair partner(colour, side == 'L' ? 'R' : 'L');
        const auto found = find(alone.begin(), alone.end(), partner);
        if (found == alone.end()) {
            alone.emplace_back(colour, side);
        } else {
            alone.erase(found);
            ++pairs;
        }
    }
    cout << pairs << ' ' << alone.size() << '\n';
}

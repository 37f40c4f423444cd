#include <algorithm>
#include <iostream>
#include <string>
#include <unordered_map>

using namespace std;

struct Sides {
    int left = 0;
    int right = 0;
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    unordered_map<string, Sides> count;
    for (int i = 0; i < n; ++i) {
        string colour;
        char side;
        cin >> colour >> side;
        ++(side == 'L' ? count[colour].left : count[colour].right);
    }
    int pairs = 0;
    for (const auto& [colour, sides] : count) pairs += min(sides.left, sides.right);
    cout << pairs << ' ' << n - 2 * pairs << '\n';
}

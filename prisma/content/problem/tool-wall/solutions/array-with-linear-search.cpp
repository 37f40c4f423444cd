#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    size_t hooks;
    int n;
    cin >> hooks >> n;
    vector<string> wall;
    int walks = 0;
    for (int i = 0; i < n; ++i) {
        string tool;
        cin >> tool;
        const auto place = find(wall.begin(), wall.end(), tool);
        if (place != wall.end()) {
            wall.erase(place);
        } else {
            ++walks;
            if (wall.size() == hooks) wall.erase(wall.begin());
        }
        wall.push_back(tool);
    }
    cout << walks << '\n';
    for (const string& tool : wall) cout << tool << ' ';
    cout << '\n';
}

#include <iostream>
#include <list>
#include <string>
#include <unordered_map>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    size_t hooks;
    int n;
    cin >> hooks >> n;
    list<string> wall;
    unordered_map<string, list<string>::iterator> placeOf;
    int walks = 0;
    for (int i = 0; i < n; ++i) {
        string tool;
        cin >> tool;
        const auto place = placeOf.find(tool);
        if (place != placeOf.end()) {
            wall.splice(wall.end(), wall, place->second);
            continue;
        }
        ++walks;
        if (wall.size() == hooks) {
            placeOf.erase(wall.front());
            wall.pop_front();
        }
        placeOf[tool] = wall.insert(wall.end(), tool);
    }
    cout << walks << '\n';
    for (const string& tool : wall) cout << tool << ' ';
    cout << '\n';
}

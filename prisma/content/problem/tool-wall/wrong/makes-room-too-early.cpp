// Wrong Answer: sends a tool back although the needed one hangs on the full wall
#include <algorithm>
#include <iostream>
#include <list>
#include <string>

using namespace std;

int main() {
    size_t hooks;
    int n;
    cin >> hooks >> n;
    list<string> wall;
    int walks = 0;
    string tool;
    while (cin >> tool) {
        if (wall.size() == hooks) wall.pop_front();
        const auto place = find(wall.begin(), wall.end(), tool);
        if (place == wall.end()) ++walks;
        else wall.erase(place);
        wall.push_back(tool);
    }
    cout << walks << '\n';
    for (const string& name : wall) cout << name << ' ';
    cout << '\n';
}

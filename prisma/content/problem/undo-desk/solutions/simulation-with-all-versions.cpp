#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

int main() {
    string keys;
    cin >> keys;

    vector<string> versions = {""};
    int shown = 0;
    for (const char key : keys) {
        if (key == '-') {
            shown = max(shown - 1, 0);
        } else if (key == '+') {
            shown = min(shown + 1, static_cast<int>(versions.size()) - 1);
        } else {
            versions.resize(shown + 1);
            versions.push_back(versions[shown] + key);
            ++shown;
        }
    }
    cout << versions[shown] << '\n';
}

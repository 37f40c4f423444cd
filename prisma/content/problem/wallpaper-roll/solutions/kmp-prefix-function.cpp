#include <iostream>
#include <string>
#include <vector>

using namespace std;

size_t shortestPattern(const string& strip) {
    vector<size_t> border(strip.size(), 0);
    for (size_t i = 1; i < strip.size(); ++i) {
        size_t length = border[i - 1];
        while (length > 0 && strip[length] != strip[i]) length = border[length - 1];
        if (strip[length] == strip[i]) ++length;
        border[i] = length;
    }
    return strip.size() - border.back();
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q;
    cin >> q;
    string strip;
    while (cin >> strip) cout << shortestPattern(strip) << '\n';
}

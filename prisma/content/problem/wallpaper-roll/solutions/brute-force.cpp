#include <iostream>
#include <string>

using namespace std;

size_t shortestPattern(const string& strip) {
    for (size_t length = 1;; ++length) {
        size_t i = length;
        while (i < strip.size() && strip[i] == strip[i - length]) ++i;
        if (i >= strip.size()) return length;
    }
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q;
    cin >> q;
    string strip;
    while (cin >> strip) cout << shortestPattern(strip) << '\n';
}

#include <algorithm>
#include <iostream>
#include <string>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    string ring;
    cin >> ring;
    const size_t n = ring.size();
    size_t i = 0;
    size_t j = 1;
    size_t equal = 0;
    while (i < n && j < n && equal < n) {
        const char atI = ring[(i + equal) % n];
        const char atJ = ring[(j + equal) % n];
        if (atI == atJ) {
            ++equal;
            continue;
        }
        (atI > atJ ? i : j) += equal + 1;
        if (i == j) ++j;
        equal = 0;
    }
    const size_t start = min(i, j);
    cout << start + 1 << ' ' << ring.substr(start) << ring.substr(0, start) << '\n';
}

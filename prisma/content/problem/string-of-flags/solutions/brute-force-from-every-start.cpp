#include <array>
#include <iostream>
#include <string>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    string flags, wanted;
    cin >> flags >> wanted;
    array<int, 26> needed{};
    for (const char flag : wanted) ++needed[flag - 'a'];

    size_t length = 0;
    size_t beginning = 0;
    for (size_t first = 0; first < flags.size(); ++first) {
        array<int, 26> missing = needed;
        size_t missingInAll = wanted.size();
        size_t end = first;
        for (; end < flags.size() && missingInAll > 0; ++end) {
            if (missing[flags[end] - 'a']-- > 0) --missingInAll;
        }
        if (missingInAll > 0) break;
        if (length > 0 && end - first >= length) continue;
        length = end - first;
        beginning = first + 1;
    }
    cout << length << ' ' << beginning << '\n';
}

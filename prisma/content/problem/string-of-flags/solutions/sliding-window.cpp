#include <array>
#include <iostream>
#include <string>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    string flags, wanted;
    cin >> flags >> wanted;
    array<int, 26> missing{};
    for (const char flag : wanted) ++missing[flag - 'a'];
    size_t missingInAll = wanted.size();

    size_t length = 0;
    size_t beginning = 0;
    size_t left = 0;
    for (size_t right = 0; right < flags.size(); ++right) {
        if (missing[flags[right] - 'a']-- > 0) --missingInAll;
        for (; missingInAll == 0; ++left) {
            if (length == 0 || right - left + 1 < length) {
                length = right - left + 1;
                beginning = left + 1;
            }
            if (++missing[flags[left] - 'a'] > 0) ++missingInAll;
        }
    }
    cout << length << ' ' << beginning << '\n';
}

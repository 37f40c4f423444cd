// Wrong Answer: returns the last one of several shortest substrings
#include <array>
#include <iostream>
#include <string>

using namespace std;

int main() {
    string flags, wanted;
    cin >> flags >> wanted;
    array<int, 26> missing{};
    for (const char flag : wanted) ++missing[flag - 'a'];
    size_t all = wanted.size(), length = 0, beginning = 0, left = 0;
    for (size_t right = 0; right < flags.size(); ++right) {
        if (missing[flags[right] - 'a']-- > 0) --all;
        for (; all == 0; ++left) {
            if (length == 0 || right - left + 1 <= length) {
                length = right - left + 1;
                beginning = left + 1;
            }
            if (++missing[flags[left] - 'a'] > 0) ++all;
        }
    }
    cout << length << ' ' << beginning << '\n';
}

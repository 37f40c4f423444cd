#include <array>
#include <string>
using namespace std;

class Solution {
public:
    int firstUniqChar(string s) {
        array<int, 26> counts{};
        for (char letter : s) ++counts[letter - 'a'];
        for (size_t position = 0; position < s.size(); ++position) {
            if (counts[s[position] - 'a'] == 1) return position;
        }
        return -1;
    }
};

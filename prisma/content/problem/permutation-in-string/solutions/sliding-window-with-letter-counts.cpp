#include <array>
#include <string>
using namespace std;

class Solution {
public:
    bool checkInclusion(string s1, string s2) {
        array<int, 26> wanted{};
        array<int, 26> window{};
        for (char letter : s1) wanted[letter - 'a']++;
        for (size_t end = 0; end < s2.size(); end++) {
            window[s2[end] - 'a']++;
            if (end >= s1.size()) window[s2[end - s1.size()] - 'a']--;
            if (window == wanted) return true;
        }
        return false;
    }
};

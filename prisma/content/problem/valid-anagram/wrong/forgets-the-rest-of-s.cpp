// Wrong Answer: does not check for letters of s that are left over at the end
#include <array>
#include <string>
using namespace std;

class Solution {
public:
    bool isAnagram(string s, string t) {
        array<int, 26> count{};
        for (char letter : s) ++count[letter - 'a'];
        for (char letter : t) {
            if (--count[letter - 'a'] < 0) return false;
        }
        return true;
    }
};

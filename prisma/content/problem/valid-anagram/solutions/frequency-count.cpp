#include <array>
#include <string>
using namespace std;

class Solution {
public:
    bool isAnagram(string s, string t) {
        if (s.size() != t.size()) return false;
        array<int, 26> count{};
        for (char letter : s) ++count[letter - 'a'];
        for (char letter : t) {
            if (--count[letter - 'a'] < 0) return false;
        }
        return true;
    }
};

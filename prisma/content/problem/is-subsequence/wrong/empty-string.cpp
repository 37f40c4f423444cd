// Runtime Error: reads the first character of an empty string
class Solution {
public:
    bool isSubsequence(string s, string t) {
        size_t i = 0;
        for (char letter : t) {
            if (s.at(i) == letter) i++;
            if (i == s.size()) return true;
        }
        return false;
    }
};

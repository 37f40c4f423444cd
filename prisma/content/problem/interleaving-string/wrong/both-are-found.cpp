// Wrong Answer: finds both strings in s3 as subsequences, but perhaps in the same characters
#include <string>
using namespace std;

class Solution {
public:
    bool isInterleave(string s1, string s2, string s3) {
        if (s1.size() + s2.size() != s3.size()) return false;
        size_t i = 0;
        size_t j = 0;
        for (char letter : s3) {
            bool isUsed = false;
            if (i < s1.size() && s1[i] == letter) {
                i++;
                isUsed = true;
            }
            if (j < s2.size() && s2[j] == letter) {
                j++;
                isUsed = true;
            }
            if (!isUsed) return false;
        }
        return i == s1.size() && j == s2.size();
    }
};

#include <string>
using namespace std;

class Solution {
public:
    bool isInterleave(string s1, string s2, string s3) {
        if (s1.size() + s2.size() != s3.size()) return false;
        return fits(s1, 0, s2, 0, s3);
    }

private:
    static bool fits(const string& s1, size_t i, const string& s2, size_t j,
                     const string& s3) {
        if (i + j == s3.size()) return true;
        char letter = s3[i + j];
        if (i < s1.size() && s1[i] == letter && fits(s1, i + 1, s2, j, s3)) return true;
        return j < s2.size() && s2[j] == letter && fits(s1, i, s2, j + 1, s3);
    }
};

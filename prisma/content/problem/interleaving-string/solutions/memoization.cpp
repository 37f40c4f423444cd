#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    bool isInterleave(string s1, string s2, string s3) {
        if (s1.size() + s2.size() != s3.size()) return false;
        vector<vector<char>> failed(s1.size() + 1, vector<char>(s2.size() + 1, false));
        return fits(s1, 0, s2, 0, s3, failed);
    }

private:
    static bool fits(const string& s1, size_t i, const string& s2, size_t j,
                     const string& s3, vector<vector<char>>& failed) {
        if (i + j == s3.size()) return true;
        if (failed[i][j]) return false;
        char letter = s3[i + j];
        if (i < s1.size() && s1[i] == letter && fits(s1, i + 1, s2, j, s3, failed)) {
            return true;
        }
        if (j < s2.size() && s2[j] == letter && fits(s1, i, s2, j + 1, s3, failed)) {
            return true;
        }
        failed[i][j] = true;
        return false;
    }
};

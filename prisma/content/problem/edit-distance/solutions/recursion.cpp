#include <algorithm>
#include <string>
using namespace std;

class Solution {
public:
    int minDistance(string word1, string word2) {
        return distance(word1, word1.size(), word2, word2.size());
    }

private:
    static int distance(const string& one, int i, const string& other, int j) {
        if (i == 0 || j == 0) return i + j;
        if (one[i - 1] == other[j - 1]) return distance(one, i - 1, other, j - 1);
        int replaced = distance(one, i - 1, other, j - 1);
        int deleted = distance(one, i - 1, other, j);
        int inserted = distance(one, i, other, j - 1);
        return 1 + min(replaced, min(deleted, inserted));
    }
};

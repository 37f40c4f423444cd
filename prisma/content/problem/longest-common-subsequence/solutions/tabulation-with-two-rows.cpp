#include <algorithm>
#include <string>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    int longestCommonSubsequence(string text1, string text2) {
        if (text1.size() < text2.size()) swap(text1, text2);
        vector<int> above(text2.size() + 1, 0), row = above;
        for (char first : text1) {
            for (size_t j = 0; j < text2.size(); j++) {
                if (first == text2[j]) {
                    row[j + 1] = above[j] + 1;
                } else {
                    row[j + 1] = max(above[j + 1], row[j]);
                }
            }
            swap(above, row);
        }
        return above.back();
    }
};

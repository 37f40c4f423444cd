#include <algorithm>
#include <string>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    int minDistance(string word1, string word2) {
        if (word1.size() < word2.size()) swap(word1, word2);
        int n = word2.size();
        vector<int> row(n + 1);
        for (int j = 0; j <= n; j++) row[j] = j;
        for (char letter : word1) {
            int diagonal = row[0]++;
            for (int j = 1; j <= n; j++) {
                int above = row[j];
                if (letter == word2[j - 1]) {
                    row[j] = diagonal;
                } else {
                    row[j] = 1 + min(diagonal, min(above, row[j - 1]));
                }
                diagonal = above;
            }
        }
        return row[n];
    }
};

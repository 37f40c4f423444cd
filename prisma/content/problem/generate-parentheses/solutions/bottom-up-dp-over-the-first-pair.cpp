#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    vector<string> generateParenthesis(int n) {
        vector<vector<string>> texts(n + 1);
        texts[0] = {""};
        for (int pairs = 1; pairs <= n; pairs++) {
            for (int k = 0; k < pairs; k++) {
                for (const string& inner : texts[k]) {
                    for (const string& rest : texts[pairs - 1 - k]) {
                        texts[pairs].push_back("(" + inner + ")" + rest);
                    }
                }
            }
        }
        return texts[n];
    }
};

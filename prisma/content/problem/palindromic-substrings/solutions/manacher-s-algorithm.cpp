#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int countSubstrings(string s) {
        string text = "#";
        for (char letter : s) {
            text += letter;
            text += '#';
        }
        int n = text.size();
        vector<int> radius(n, 0);
        int middle = 0;
        int edge = 0;
        int count = 0;
        for (int i = 0; i < n; i++) {
            int reach = i < edge ? min(radius[2 * middle - i], edge - i) : 0;
            while (i - reach > 0 && i + reach + 1 < n
                   && text[i - reach - 1] == text[i + reach + 1]) {
                reach++;
            }
            radius[i] = reach;
            if (i + reach > edge) {
                middle = i;
                edge = i + reach;
            }
            count += (reach + 1) / 2;
        }
        return count;
    }
};

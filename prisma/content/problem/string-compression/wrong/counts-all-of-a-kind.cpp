// Wrong Answer: counts all equal characters, not only consecutive ones
#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int compress(vector<char>& chars) {
        string shortened;
        for (char character : chars) {
            if (shortened.find(character) != string::npos) continue;
            auto total = count(chars.begin(), chars.end(), character);
            shortened += character;
            if (total > 1) shortened += to_string(total);
        }
        copy(shortened.begin(), shortened.end(), chars.begin());
        return shortened.size();
    }
};

#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    string reorganizeString(string s) {
        vector<int> counts(26);
        for (char letter : s) counts[letter - 'a']++;
        int most = max_element(counts.begin(), counts.end()) - counts.begin();
        if (counts[most] > (static_cast<int>(s.size()) + 1) / 2) return "";

        string result = s;
        size_t index = 0;
        auto place = [&](int letter) {
            while (counts[letter] > 0) {
                result[index] = 'a' + letter;
                counts[letter]--;
                index += 2;
                if (index >= s.size()) index = 1;
            }
        };
        place(most);
        for (int letter = 0; letter < 26; letter++) place(letter);
        return result;
    }
};

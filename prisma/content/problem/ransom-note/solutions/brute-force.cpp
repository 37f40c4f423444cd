#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    bool canConstruct(string ransomNote, string magazine) {
        vector<bool> used(magazine.size());
        for (char letter : ransomNote) {
            size_t i = 0;
            while (i < magazine.size() && (magazine[i] != letter || used[i])) i++;
            if (i == magazine.size()) return false;
            used[i] = true;
        }
        return true;
    }
};

#include <string>
#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    bool isIsomorphic(string s, string t) { return encode(s) == encode(t); }

private:
    static vector<int> encode(const string& text) {
        unordered_map<char, int> first;
        vector<int> code;
        for (char letter : text) {
            int index = code.size();
            code.push_back(first.try_emplace(letter, index).first->second);
        }
        return code;
    }
};

#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    string addBinary(string a, string b) {
        size_t length = max(a.size(), b.size()) + 1;
        vector<int> total = bitsOf(a, length);
        vector<int> carry = bitsOf(b, length);
        while (find(carry.begin(), carry.end(), 1) != carry.end()) {
            vector<int> shifted(length);
            for (size_t i = 0; i < length; ++i) {
                if (total[i] & carry[i]) shifted[i + 1] = 1;
                total[i] ^= carry[i];
            }
            carry = shifted;
        }
        while (total.size() > 1 && total.back() == 0) total.pop_back();
        string sum;
        for (auto bit = total.rbegin(); bit != total.rend(); ++bit) {
            sum += *bit ? '1' : '0';
        }
        return sum;
    }

private:
    vector<int> bitsOf(const string& s, size_t length) {
        vector<int> bits(length);
        for (size_t i = 0; i < s.size(); ++i) bits[i] = s[s.size() - 1 - i] - '0';
        return bits;
    }
};

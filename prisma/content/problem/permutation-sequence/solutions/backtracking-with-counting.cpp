#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    string getPermutation(int n, int k) {
        string prefix;
        vector<bool> used(n + 1);
        complete(prefix, used, n, k);
        return prefix;
    }

private:
    void complete(string& prefix, vector<bool>& used, int n, int k) {
        int left = n - prefix.size();
        if (left == 0) return;
        int block = 1;
        for (int factor = 2; factor < left; factor++) block *= factor;
        for (int digit = 1; digit <= n; digit++) {
            if (used[digit]) continue;
            if (k <= block) {
                used[digit] = true;
                prefix += static_cast<char>('0' + digit);
                complete(prefix, used, n, k);
                return;
            }
            k -= block;
        }
    }
};

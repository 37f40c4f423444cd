#include <string>
using namespace std;

class Solution {
public:
    int repeatedStringMatch(string a, string b) {
        int n = a.size(), m = b.size();
        long long wanted = 0, window = 0, highest = 1;
        for (int j = 0; j < m; ++j) {
            wanted = (wanted * BASE + b[j]) % PRIME;
            window = (window * BASE + a[j % n]) % PRIME;
            if (j > 0) highest = highest * BASE % PRIME;
        }
        for (int start = 0; start < n; ++start) {
            if (window == wanted && matches(a, b, start)) {
                return (start + m + n - 1) / n;
            }
            long long rest = (window + PRIME - a[start] * highest % PRIME) % PRIME;
            window = (rest * BASE + a[(start + m) % n]) % PRIME;
        }
        return -1;
    }

private:
    static constexpr long long BASE = 131, PRIME = 1'000'000'007;

    static bool matches(const string& a, const string& b, size_t start) {
        for (size_t j = 0; j < b.size(); ++j) {
            if (a[(start + j) % a.size()] != b[j]) return false;
        }
        return true;
    }
};

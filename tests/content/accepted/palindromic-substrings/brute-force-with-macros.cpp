#include "bits/stdc++.h"
using namespace std;
#define rep(i, a, b) for (int i = (a); i < (b); ++i)
#define all(x) begin(x), end(x)
#define sz(x) (int)(x).size()
typedef vector<int> vi;
typedef pair<int, int> pii;

class Solution {
public:
    bool pal(const string& s, int l, int r) {
        while (l < r) if (s[l++] != s[r--]) return false;
        return true;
    }
    int countSubstrings(string s) {
        int n = sz(s), ans = 0;
        rep(i, 0, n) rep(j, i, n) ans += pal(s, i, j);
        return ans;
    }
};

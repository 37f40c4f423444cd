class Solution {
public:
    string reverseWords(string s) {
        stringstream ss(s);
        string w, res;
        while (ss >> w) res = w + " " + res;
        res.pop_back();
        return res;
    }
};

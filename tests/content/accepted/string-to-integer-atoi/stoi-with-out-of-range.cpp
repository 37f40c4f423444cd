class Solution {
public:
    int myAtoi(string s) {
        try {
            return stoi(s);
        } catch (const out_of_range&) {
            size_t i = s.find_first_not_of(' ');
            return s[i] == '-' ? INT_MIN : INT_MAX;
        } catch (const invalid_argument& e) {
            return 0;
        }
    }
};

#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    string multiply(string num1, string num2) {
        reverse(num1.begin(), num1.end());
        vector<int> total;  // lowest digit first
        for (char factor : num2) {
            total.insert(total.begin(), 0);
            total.resize(max(total.size(), num1.size()));
            int carry = 0;
            for (size_t place = 0; place < total.size(); ++place) {
                int digit = place < num1.size() ? num1[place] - '0' : 0;
                int sum = total[place] + digit * (factor - '0') + carry;
                total[place] = sum % 10;
                carry = sum / 10;
            }
            if (carry > 0) total.push_back(carry);
        }
        while (total.size() > 1 && total.back() == 0) total.pop_back();
        string product;
        for (int digit : total) product += static_cast<char>('0' + digit);
        reverse(product.begin(), product.end());
        return product;
    }
};

#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    string multiply(string num1, string num2) {
        if (num1 == "0" || num2 == "0") return "0";
        vector<int> places(num1.size() + num2.size());
        for (size_t i = 0; i < num1.size(); ++i) {
            for (size_t j = 0; j < num2.size(); ++j) {
                places[i + j + 1] += (num1[i] - '0') * (num2[j] - '0');
            }
        }
        for (size_t place = places.size() - 1; place > 0; --place) {
            places[place - 1] += places[place] / 10;
            places[place] %= 10;
        }
        string product;
        for (size_t place = places[0] == 0 ? 1 : 0; place < places.size(); ++place) {
            product += static_cast<char>('0' + places[place]);
        }
        return product;
    }
};

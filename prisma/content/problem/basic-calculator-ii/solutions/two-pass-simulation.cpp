#include <sstream>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int calculate(string s) {
        istringstream input(s);
        vector<int> numbers(1);
        vector<char> operators;
        input >> numbers[0];
        char sign;
        int number;
        while (input >> sign >> number) {
            operators.push_back(sign);
            numbers.push_back(number);
        }
        size_t i = 0;
        while (i < operators.size()) {
            if (operators[i] == '+' || operators[i] == '-') {
                i++;
                continue;
            }
            bool isProduct = operators[i] == '*';
            int right = numbers[i + 1];
            numbers[i] = isProduct ? numbers[i] * right : numbers[i] / right;
            numbers.erase(numbers.begin() + i + 1);
            operators.erase(operators.begin() + i);
        }
        int total = numbers[0];
        for (i = 0; i < operators.size(); i++) {
            total += operators[i] == '+' ? numbers[i + 1] : -numbers[i + 1];
        }
        return total;
    }
};

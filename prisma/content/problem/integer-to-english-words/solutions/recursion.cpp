#include <string>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    string numberToWords(int num) {
        string words = wordsOf(num);
        return words.empty() ? "Zero" : words.substr(1);
    }

private:
    static string wordsOf(int num) {
        static const vector<string> small = {
            "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine",
            "Ten", "Eleven", "Twelve", "Thirteen", "Fourteen", "Fifteen", "Sixteen",
            "Seventeen", "Eighteen", "Nineteen"};
        static const vector<string> tens = {
            "Twenty", "Thirty", "Forty", "Fifty",
            "Sixty", "Seventy", "Eighty", "Ninety"};
        static const vector<pair<int, string>> units = {
            {1'000'000'000, "Billion"},
            {1'000'000, "Million"},
            {1000, "Thousand"},
            {100, "Hundred"}};
        if (num == 0) return "";
        for (const auto& [unit, name] : units) {
            if (num >= unit) {
                return wordsOf(num / unit) + " " + name + wordsOf(num % unit);
            }
        }
        if (num >= 20) return " " + tens[num / 10 - 2] + wordsOf(num % 10);
        return " " + small[num - 1];
    }
};

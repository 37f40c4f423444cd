#include <string>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    string numberToWords(int num) {
        if (num == 0) return "Zero";
        static const vector<pair<int, string>> places = {
            {1'000'000'000, "Billion"},
            {1'000'000, "Million"},
            {1000, "Thousand"},
            {1, ""}};
        string text;
        for (const auto& [value, name] : places) {
            int part = num / value % 1000;
            if (part == 0) continue;
            addPart(text, part);
            addWord(text, name);
        }
        return text;
    }

private:
    static void addPart(string& text, int part) {
        static const vector<string> small = {
            "", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine",
            "Ten", "Eleven", "Twelve", "Thirteen", "Fourteen", "Fifteen", "Sixteen",
            "Seventeen", "Eighteen", "Nineteen"};
        static const vector<string> tens = {
            "", "", "Twenty", "Thirty", "Forty", "Fifty", "Sixty", "Seventy", "Eighty",
            "Ninety"};
        if (part >= 100) {
            addWord(text, small[part / 100]);
            addWord(text, "Hundred");
        }
        int rest = part % 100;
        if (rest >= 20) {
            addWord(text, tens[rest / 10]);
            rest %= 10;
        }
        addWord(text, small[rest]);
    }

    static void addWord(string& text, const string& word) {
        if (word.empty()) return;
        if (!text.empty()) text += ' ';
        text += word;
    }
};

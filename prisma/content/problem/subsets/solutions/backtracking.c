#include <stdlib.h>
#include <string.h>

struct Search {
    const int* nums;
    int numsSize;
    int* chosen;
    int chosenSize;
    int** answer;
    int* answerColumnSizes;
    int answerSize;
};

static void decide(struct Search* search, int i) {
    if (i == search->numsSize) {
        size_t bytes = sizeof(int) * search->chosenSize;
        int* subset = malloc(bytes > 0 ? bytes : 1);
        memcpy(subset, search->chosen, bytes);
        search->answer[search->answerSize] = subset;
        search->answerColumnSizes[search->answerSize++] = search->chosenSize;
        return;
    }
    decide(search, i + 1);
    search->chosen[search->chosenSize++] = search->nums[i];
    decide(search, i + 1);
    search->chosenSize--;
}

int** subsets(int* nums, int numsSize, int* returnSize, int** returnColumnSizes) {
    int count = 1 << numsSize;
    struct Search search = {
        .nums = nums,
        .numsSize = numsSize,
        .chosen = malloc(sizeof(int) * numsSize),
        .answer = malloc(sizeof(int*) * count),
        .answerColumnSizes = malloc(sizeof(int) * count),
    };
    decide(&search, 0);
    free(search.chosen);
    *returnSize = count;
    *returnColumnSizes = search.answerColumnSizes;
    return search.answer;
}

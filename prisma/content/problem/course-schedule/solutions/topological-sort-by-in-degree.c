#include <stdbool.h>
#include <stdlib.h>

bool canFinish(int numCourses, int** prerequisites, int prerequisitesSize,
               int* prerequisitesColSize) {
    (void)prerequisitesColSize;
    int* missing = calloc(numCourses, sizeof(int));
    int* start = calloc(numCourses + 1, sizeof(int));
    for (int i = 0; i < prerequisitesSize; i++) {
        missing[prerequisites[i][0]]++;
        start[prerequisites[i][1] + 1]++;
    }
    for (int i = 0; i < numCourses; i++) start[i + 1] += start[i];

    // The courses that depend on b are at indices start[b] to start[b + 1] - 1.
    int* waiting = malloc(sizeof(int) * (prerequisitesSize + 1));
    int* filled = calloc(numCourses, sizeof(int));
    for (int i = 0; i < prerequisitesSize; i++) {
        int needed = prerequisites[i][1];
        waiting[start[needed] + filled[needed]++] = prerequisites[i][0];
    }

    int* ready = malloc(sizeof(int) * numCourses);
    int taken = 0, queued = 0;
    for (int course = 0; course < numCourses; course++) {
        if (missing[course] == 0) ready[queued++] = course;
    }
    while (taken < queued) {
        int needed = ready[taken++];
        for (int i = start[needed]; i < start[needed + 1]; i++) {
            if (--missing[waiting[i]] == 0) ready[queued++] = waiting[i];
        }
    }
    free(missing);
    free(start);
    free(waiting);
    free(filled);
    free(ready);
    return taken == numCourses;
}

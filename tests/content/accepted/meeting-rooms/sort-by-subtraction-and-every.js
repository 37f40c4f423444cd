var canAttendMeetings = function(intervals) {
    return intervals.sort((a, b) => a[0] - b[0]).every((m, i, all) => i === 0 || all[i - 1][1] <= m[0]);
};

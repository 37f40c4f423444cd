enum State { New, Open, Done }

function canFinish(numCourses: number, prerequisites: number[][]): boolean {
    const graph: number[][] = Array.from({ length: numCourses }, () => []);
    for (const [course, before] of prerequisites) graph[before].push(course);
    const state: State[] = new Array(numCourses).fill(State.New);

    function isAcyclic(course: number): boolean {
        switch (state[course]) {
            case State.Open: return false;
            case State.Done: return true;
        }
        state[course] = State.Open;
        const ok = graph[course].every(isAcyclic);
        state[course] = State.Done;
        return ok;
    }
    return graph.every((_, course) => isAcyclic(course));
}

-- Wrong Answer: loses teachers who have only lessons in music theory
SELECT teacher, count(DISTINCT instrument) AS instruments
FROM lesson
WHERE instrument IS NOT NULL
GROUP BY teacher;

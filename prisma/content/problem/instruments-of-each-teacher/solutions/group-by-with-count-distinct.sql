SELECT teacher, count(DISTINCT instrument) AS instruments
FROM lesson
GROUP BY teacher;

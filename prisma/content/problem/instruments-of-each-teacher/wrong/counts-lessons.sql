-- Wrong Answer: counts lessons instead of different instruments
SELECT teacher, count(instrument) AS instruments FROM lesson GROUP BY teacher;

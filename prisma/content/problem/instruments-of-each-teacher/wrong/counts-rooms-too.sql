-- Wrong Answer: counts an instrument once for each room
SELECT teacher, count(instrument) AS instruments
FROM (SELECT DISTINCT teacher, instrument, room FROM lesson) AS taught
GROUP BY teacher;

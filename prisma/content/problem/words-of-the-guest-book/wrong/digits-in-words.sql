-- Wrong Answer: the class \w also matches digits and underscores
SELECT found[1] AS word, count(DISTINCT entry.id) AS entries, count(*) AS times
FROM entry
CROSS JOIN LATERAL regexp_matches(lower(entry.text), '\w+', 'g') AS found
GROUP BY word
HAVING count(DISTINCT entry.id) >= 2
ORDER BY entries DESC, times DESC, word;

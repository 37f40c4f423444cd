-- Wrong Answer: counts a word that occurs twice in one entry as if it were in two entries
SELECT found[1] AS word, count(DISTINCT entry.id) AS entries, count(*) AS times
FROM entry
CROSS JOIN LATERAL regexp_matches(lower(entry.text), '[a-z]+', 'g') AS found
GROUP BY word
HAVING count(*) >= 2
ORDER BY entries DESC, times DESC, word;

-- Wrong Answer: loses expeditions without any known experience
SELECT participant.expedition, round(avg(climber.years), 2) AS average
FROM participant
JOIN climber ON climber.id = participant.climber_id
WHERE climber.years IS NOT NULL
GROUP BY participant.expedition;

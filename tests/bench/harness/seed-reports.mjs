const QUESTIONS = 20

/** @param {number} index */
const question = (index) => ({
	id: `q${index}`,
	question: `How often do you look at the figures of area ${index}?`,
	type: "rating",
	options: [],
	required: true,
	points: {},
	category: `Area ${index % 5}`,
	weight: 1,
})

/**
 * Adds completed sessions of a quiz with 20 questions in five categories, of the tenant bench-1.
 * @param {import("pg").Client} client
 * @param {number} count
 * @returns {Promise<{ quizId: string, sessionIds: string[] }>}
 */
export async function addReportableSessions(client, count) {
	const questions = Array.from({ length: QUESTIONS }, (_, index) => question(index))
	const scoring = {
		total_points: 100,
		scoring_method: "weighted",
		categories: [],
		lead_thresholds: { high: 80, medium: 50 },
	}
	const areas = Array.from({ length: 5 }, (_, index) => ({
		name: `Area ${index}`,
		percentage: 60,
		earned: 24,
		possible: 40,
	}))
	const result = {
		percentage_score: 60,
		total_score: 60,
		max_possible_score: 100,
		categories: areas,
		outcome: null,
	}
	const { rows } = await client.query(
		`INSERT INTO quiz_versions (tenant_id, quiz_id, content_hash, name, description, questions, scoring_config, outcomes)
		SELECT id, gen_random_uuid(), 'reports', 'Bench', '', $1::jsonb, $2::jsonb, '[]' FROM tenants WHERE slug = 'bench-1'
		RETURNING id, tenant_id, quiz_id`,
		[JSON.stringify(questions), JSON.stringify(scoring)],
	)
	const [version] = rows
	const sessions = await client.query(
		`INSERT INTO quiz_sessions (tenant_id, quiz_id, version_id, secret_hash, user_name, answers, completed_at, percentage,
			total_score, max_possible_score, lead_level, time_taken_seconds, result)
		SELECT $1, $2, $3, md5(n::text), 'Visitor ' || n, $4::jsonb, now(), 60, 60, 100, 'medium', 90, $5::jsonb
		FROM generate_series(1, $6::int) n RETURNING id`,
		[
			version.tenant_id,
			version.quiz_id,
			version.id,
			JSON.stringify(Object.fromEntries(questions.map(({ id }) => [id, "3"]))),
			JSON.stringify(result),
			count,
		],
	)
	return { quizId: version.quiz_id, sessionIds: sessions.rows.map(({ id }) => id) }
}

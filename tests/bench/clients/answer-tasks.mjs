/**
 * Does each task that the bench sends to this process, and answers with its result or its error.
 * @template Task
 * @param {(task: Task) => Promise<object>} work
 */
export function answerTasks(work) {
	process.on("message", async (task) => {
		const answer = await work(/** @type {Task} */ (task)).catch((error) => ({ error: String(error) }))
		process.send?.(answer)
	})
}

import { createDatabase } from "./postgres"

/** Keeps the run's PostgreSQL running: nearly every file makes its own database on it. */
export default async function setup(): Promise<() => Promise<void>> {
	return (await createDatabase()).drop
}

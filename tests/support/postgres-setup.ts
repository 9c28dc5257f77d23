import { createDatabase } from "./postgres"

/** Keeps the run's PostgreSQL up: nearly every file makes a database of its own on it. */
export default async function setup(): Promise<() => Promise<void>> {
	return (await createDatabase()).drop
}

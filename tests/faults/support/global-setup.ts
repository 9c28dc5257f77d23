import type { TestProject } from "vitest/node"
import { startPostgres } from "../../support/postgres"

declare module "vitest" {
	export interface ProvidedContext {
		template: string
	}
}

/** One PostgreSQL for the worlds of all files; each world has a database of its own on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const postgres = await startPostgres()
	project.provide("template", postgres.template)
	return postgres.stop
}

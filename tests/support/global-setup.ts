import type { TestProject } from "vitest/node"
import { type ProvidedProduct, type RunningProduct, type StorageDriver, startProduct } from "./product"

declare module "vitest" {
	export interface ProvidedContext {
		product: ProvidedProduct
	}
}

const STORAGE: Record<string, StorageDriver> = { "api-local": "local", "api-s3": "s3" }

/** Stored on the process: each project of a run loads this module again and waits for the project before it. */
const KEY = Symbol.for("tests.products")
const holder = globalThis as unknown as Record<symbol, Map<string, Promise<RunningProduct>> | undefined>

/** Starts everything that the run's projects need at once. */
function startProducts(project: TestProject): Map<string, Promise<RunningProduct>> {
	const wanted = project.vitest.projects.flatMap(({ name }) => {
		const storage = STORAGE[name]
		return storage ? [[name, startProduct(storage)] as const] : []
	})
	return new Map(wanted)
}

/** Starts one product per project of API tests. The project's name says where the product stores its objects. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const products = holder[KEY] ?? startProducts(project)
	holder[KEY] = products
	const product = await products.get(project.name)
	if (!product) throw new Error(`No product is meant for ${project.name}.`)
	project.provide("product", product.provided)
	return async () => {
		// All: a project that has no test in this run was never set up, and no one else would stop its product.
		const started = [...products.values()]
		products.clear()
		await Promise.all(started.map(async (one) => (await one).stop()))
	}
}

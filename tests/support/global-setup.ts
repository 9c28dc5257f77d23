import type { TestProject } from "vitest/node"
import { type ProvidedProduct, startProduct } from "./product"

declare module "vitest" {
	export interface ProvidedContext {
		product: ProvidedProduct
	}
}

/** One product for each project of the API tests; the project's name says where it keeps its objects. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const product = await startProduct(project.name === "api-s3" ? "s3" : "local")
	project.provide("product", product.provided)
	return product.stop
}

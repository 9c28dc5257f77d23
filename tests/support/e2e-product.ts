import type { ProvidedProduct } from "./product"

const VARIABLE = "E2E_PRODUCT"

/** The runner's setup and its tests are different processes. They share only the environment. */
export function handToE2e(product: ProvidedProduct): void {
	process.env[VARIABLE] = JSON.stringify(product)
}

/** The running product that browser tests visit. */
export function e2eProduct(): ProvidedProduct {
	const handed = process.env[VARIABLE]
	if (!handed) throw new Error("The browser tests' setup did not start the product.")
	return JSON.parse(handed) as ProvidedProduct
}

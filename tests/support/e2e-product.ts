import type { ProvidedProduct } from "./product"

const VARIABLE = "E2E_PRODUCT"

/** The setup and the tests are different processes of the runner; what they share is the environment. */
export function handToE2e(product: ProvidedProduct): void {
	process.env[VARIABLE] = JSON.stringify(product)
}

/** The running product that browser tests visit. */
export function e2eProduct(): ProvidedProduct {
	const handed = process.env[VARIABLE]
	if (!handed) throw new Error("The browser tests' setup did not start the product.")
	return JSON.parse(handed) as ProvidedProduct
}

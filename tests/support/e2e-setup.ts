import { handToE2e } from "./e2e-product"
import { startProduct } from "./product"

/** Starts a product for browser tests and returns the function that stops it. `extra` is added to its configuration. */
export async function startE2eProduct(extra: Record<string, string> = {}): Promise<() => Promise<void>> {
	const product = await startProduct("local", { TRUST_PROXY_HOPS: "0", ...extra })
	handToE2e(product.provided)
	return product.stop
}

/** Starts one product for the browser tests. Tests that need their own product start it next to this one's database. */
export default function setup(): Promise<() => Promise<void>> {
	return startE2eProduct()
}

import { handToE2e } from "./e2e-product"
import { startProduct } from "./product"

/** A product for browser tests, and what stops it. `extra` is its configuration beside the usual. */
export async function startE2eProduct(extra: Record<string, string> = {}): Promise<() => Promise<void>> {
	const product = await startProduct("local", { TRUST_PROXY_HOPS: "0", ...extra })
	handToE2e(product.provided)
	return product.stop
}

/** One product for the browser tests; those that need one of their own get it beside this one's database. */
export default function setup(): Promise<() => Promise<void>> {
	return startE2eProduct()
}

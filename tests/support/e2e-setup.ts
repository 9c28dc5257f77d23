import { handToE2e } from "./e2e-product"
import { startProduct } from "./product"

/** One product for the browser tests. */
export default async function setup(): Promise<() => Promise<void>> {
	const product = await startProduct("local", { TRUST_PROXY_HOPS: "0" })
	handToE2e(product.provided)
	return product.stop
}

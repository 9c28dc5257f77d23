import { handToE2e } from "./e2e-product"
import { startProduct } from "./product"
import { startReceiver } from "./webhook-receiver"

/** Apart from 127.0.0.1, so that what is allowed there leads to nothing of the product itself. */
const RECEIVER = "127.0.0.2"

/** Starts a product for browser tests and returns the function that stops it. `extra` is added to its configuration. */
export async function startE2eProduct(extra: Record<string, string> = {}): Promise<() => Promise<void>> {
	const receiver = await startReceiver(RECEIVER)
	receiver.answers.set("/hook", (_, response) => response.writeHead(200).end("thanks"))
	const own = { TRUST_PROXY_HOPS: "0", OUTBOUND_ALLOW: `${RECEIVER}/32:${receiver.port}` }
	const product = await startProduct("local", { ...own, ...extra })
	handToE2e({ ...product.provided, receiver: `${receiver.origin}/hook` })
	return async () => {
		await product.stop()
		await receiver.stop()
	}
}

/** Starts one product for the browser tests. Tests that need their own product start it next to this one's database. */
export default function setup(): Promise<() => Promise<void>> {
	return startE2eProduct()
}

import { createServer } from "node:net"
import { StartError } from "./progress.mjs"

/** @param {NodeJS.ErrnoException} error @param {{ host: string, port: number }} where */
export function listenError(error, { host, port }) {
	if (error.code === "EADDRINUSE") return new StartError(`port ${port} is in use; set PORT to another one.`)
	if (error.code === "EACCES")
		return new StartError(`port ${port} may not be used by this user; set PORT to one above 1023.`)
	if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
		return new StartError(`HOST ${host} is no address of this machine.`)
	}
	return error
}

/** @param {import("node:net").Server} server listens on a port @returns {number} */
export function portOf(server) {
	const address = server.address()
	if (address === null || typeof address === "string") throw new Error("The server listens on no port.")
	return address.port
}

/** With port 0 the system chooses one. @param {{ host: string, port: number }} where @returns {Promise<number>} */
export function claimPort(where) {
	return new Promise((resolve, reject) => {
		const probe = createServer()
		probe.once("error", (error) => reject(listenError(error, where)))
		probe.listen(where.port, where.host, () => {
			const port = portOf(probe)
			probe.close(() => resolve(port))
		})
	})
}

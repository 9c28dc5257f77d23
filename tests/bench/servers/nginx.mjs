import { spawn } from "node:child_process"
import { mkdirSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import path from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { claimPort } from "../../../lib/start/listen.mjs"
import { end } from "../harness/processes.mjs"

/** @param {number} port @returns {Promise<boolean>} */
function answers(port) {
	return new Promise((resolve) => {
		const socket = connect(port, "127.0.0.1")
		socket.once("connect", () => resolve(true)).once("error", () => resolve(false))
		socket.once("connect", () => socket.destroy())
	})
}

/**
 * nginx with sendfile over one folder, as a single process that keeps its user.
 * @param {string} folder for its own files @param {string} root what it serves
 */
export async function startNginx(folder, root) {
	mkdirSync(folder, { recursive: true })
	const port = await claimPort({ host: "127.0.0.1", port: 0 })
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
		.map((name) => `${name}_temp_path ${folder}/${name};`)
		.join("\n")
	const file = path.join(folder, "nginx.conf")
	writeFileSync(
		file,
		`${process.getuid?.() === 0 ? "user root;" : ""}
		daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit;
		events { worker_connections 64; }
		http { access_log off; sendfile on; tcp_nopush on; ${temporary}
			server { listen 127.0.0.1:${port}; root ${root}; } }`,
	)
	const child = spawn("nginx", ["-c", file, "-p", folder, "-e", "stderr"], { stdio: ["ignore", "ignore", "inherit"] })
	for (let tries = 0; tries < 100 && !(await answers(port)); tries += 1) await wait(20)
	return { port, stop: () => end(child) }
}

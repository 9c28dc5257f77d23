import { PrismaPg } from "@prisma/adapter-pg"
import { PrismaClient } from "@/lib/db/generated/client"

/**
 * A process's first statement loads Prisma's engine, which stands still for as long as that takes; on a busy machine the
 * connection's time is up meanwhile. Here it has all the time; in a test it would be a failure that says nothing. Leaves
 * no connection and reads no configuration: a test may work on a database of its own.
 */
export async function warmDatabase(connectionString: string): Promise<void> {
	const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString }) })
	await prisma.$queryRaw`SELECT 1`
	await prisma.$disconnect()
}

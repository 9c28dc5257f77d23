import { Prisma } from "./generated/client"

export function isUniqueViolation(error: unknown, column: string): boolean {
	if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== "P2002") return false
	// With a driver adapter the constraint is in meta.driverAdapterError; with an engine it is in meta.target.
	return JSON.stringify(error.meta ?? {}).includes(column)
}

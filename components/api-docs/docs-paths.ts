import type { Operation } from "@/lib/description/api-description"

export const DOCS = "/api/docs"
export const docsOf = ({ operationId }: Pick<Operation, "operationId">) => `${DOCS}/${operationId}`
/** Where a subject begins on the page of all calls. */
export const anchorOf = (subject: string) => subject.toLowerCase()

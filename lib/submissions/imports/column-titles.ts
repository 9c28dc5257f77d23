import { EMAIL_TITLE, nameColumns } from "../lists/people-titles"
import type { ImportColumn } from "./columns"

/** What a business answers and when something was last changed belong to no customer. */
const NOT_THEIRS = /\b(?:reply|replies|response|answer|updated?|modified|antwort|réponse|respuesta|risposta)\b/
const isQuestion = (title: string) => title.includes("?") || title.split(" ").length > 3

interface Titles {
	titles: RegExp[]
	words?: RegExp
}

const NAME: Titles = {
	titles: [
		/^(?:reviewer|author|customer|client|consumer|user|review|buyer|guest|profile)(?:'s)? ?(?:display |full )?(?:user ?)?name$/,
		/^(?:your (?:full )?name|ihr name|dein name|votre nom|ton nom|su nombre|tu nombre|il tuo nome|seu nome|uw naam)$/,
	],
	words: /\bname\b|^wie heißen sie|\bvotre nom\b|\bsu nombre\b|\btu nombre\b|\bvous appelez vous|\bte llamas\b/,
}
const REVIEWER =
	/^(?:author|reviewer|customer|consumer|clients?|reviewed by|kunde|kundin|autor|autorin|verfasser|rezensent|auteur|autore|cliente)(?: title)?$/

type TitledColumn = Exclude<ImportColumn, "name" | "last_name">

/** In the order in which they take their columns; the names come between ratings and links. */
const TITLES: Readonly<Record<TitledColumn, Titles>> = {
	email: { titles: [EMAIL_TITLE] },
	date: {
		titles: [
			/^(?:review|submission|testimonial|comment)? ?(?:date|time|timestamp|datetime|created|create time|published|submitted)(?: time)?(?: at| on| utc| date)?$/,
			/^(?:review|given|date|submit|submitted|created|create|published|publish|posted|added|collected)(?: ?(?:at|on|date|time|of review|given|submitted|created|published|posted|added))$/,
			/^(?:datum|zeitstempel|tag|erstellt(?: am)?|eingereicht am|(?:bewertungs|rezensions|erstell)datum|datum der (?:bewertung|rezension))$/,
			/^(?:horodateur|créé le|publié le|date (?:de|du) .+|fecha(?: de .+| y hora)?|marca (?:temporal|de tiempo)|data(?: .+)?|дата|日付|日期|タイムスタンプ|التاريخ)$/,
		],
	},
	stars: {
		titles: [
			/^(?:review |reviewer |customer |overall |product |your |my |total )?(?:star|stars|rating|ratings|star ?ratings?|score|rating value|review rating)(?: (?:out )?of \d+| \d+(?: \d+)*)?$/,
			/^(?:bewertung|sterne|anzahl(?: der)? sterne|sterne ?bewertung|bewertung in sternen|gesamtbewertung|punkte)$/,
			/^(?:note|étoiles?|évaluation|nombre d'étoiles|note sur \d+|valoración|valoracion|puntuación|puntuacion|calificación|calificacion|estrellas?)$/,
			/^(?:valutazione|stelle|voto|nota|avaliação|estrelas|classificação|beoordeling|sterren|waardering|оценка|評価|评分|التقييم)$/,
		],
		words: /\bstars?\b|\brat(?:e|ing)\b|\bsterne|étoiles|estrellas|\bstelle\b|\bbewerten\b|\bnote\b/,
	},
	relation: {
		titles: [
			/^(?:your |customer |reviewer )?(?:relation|relationship)(?: (?:to|with) .+)?$|^(?:beziehung|relación|relazione)$/,
		],
	},
	source: {
		titles: [
			/^(?:source|review|testimonial|post|original|public)? ?(?:link|url|permalink|link url)$/,
			/^source(?: .+)?$|^permalink$|^(?:lien|enlace|quelle|fuente|origine|fonte|bron)(?: .+)?$/,
		],
	},
	website: {
		titles: [
			/\bweb ?site\b|\bweb ?seite\b|^homepage$|^domain$|^(?:company |business )(?:url|domain)$|^web$/,
			/^site (?:web|internet)$|^(?:sitio|página|pagina|sito) web$/,
		],
	},
	company: {
		titles: [
			/^(?:reviewer |customer )?(?:company|organi[sz]ation|business|employer|brand)(?: name)?$/,
			/^(?:firma|firmenname|unternehmen|société|entreprise|empresa|azienda|bedrijf|компания|会社|公司)$/,
		],
		words: /\b(?:company|business|organi[sz]ation|firma|entreprise|empresa)\b/,
	},
	text: {
		titles: [
			/^(?:review|testimonial|comment|feedback|customer) ?(?:text|body|content|message|comment|description)s?$/,
			/^(?:text|body|content|testimonials?|reviews?|your (?:review|testimonial|feedback))$/,
			/^(?:comments?|message|feedback|quote|snippet|opinion|description)$/,
			/^(?:texte?|testo|rezension(?:stext)?|bewertungstext|kommentar|erfahrung|erfahrungsbericht|kundenstimme|meinung|nachricht|bewertung)$/,
			/^(?:avis|commentaire|témoignage|opinión|reseña|comentarios?|testimonio|texto|recensione|commento|testimonianza|depoimento|comentário|avaliação)$/,
			/^(?:ervaring|recensie|opmerking|beoordeling|отзыв|комментарий|текст|レビュー|コメント|口コミ|评论|评价|تعليق)$/,
		],
		words:
			/experience|testimonial|feedback|describe|review|comment|recommend|think|erfahrung|meinung|gefallen|expérience|avis|témoignage|pensez|experiencia|opinión|opina/,
	},
}

export interface Titled {
	column: ImportColumn
	place: number
	isGuess: boolean
}

/** `titles` as plainTitle() has them. `fits` says whether the cells below can be that: "Bewertung" is a rating in one
 * list and a text in another. */
export function columnsByTitle(titles: string[], fits: (column: ImportColumn, place: number) => boolean): Titled[] {
	const found: Titled[] = []
	const free = (place: number) => !found.some((one) => one.place === place)
	const own = titles.map((title) => (NOT_THEIRS.test(title) ? "" : title))
	const take = (column: ImportColumn, isNamed: (title: string) => boolean, isGuess = false) => {
		const place = own.findIndex((title, at) => free(at) && title && isNamed(title) && fits(column, at))
		if (place >= 0) found.push({ column, place, isGuess })
		return place >= 0
	}
	const takeBy = (column: ImportColumn, { titles: forms, words }: Titles) =>
		forms.some((form) => take(column, (title) => form.test(title))) ||
		(words && take(column, (title) => isQuestion(title) && words.test(title), true))

	const takeNames = () => {
		const [first, last] = nameColumns(own.map((title, at) => (free(at) && fits("name", at) ? title : "")))
		if (NAME.titles.some((form) => take("name", (title) => form.test(title)))) return
		if (first !== undefined) found.push({ column: "name", place: first, isGuess: false })
		if (last !== undefined) found.push({ column: "last_name", place: last, isGuess: false })
	}
	const takeReviewer = () => {
		const hasName = found.some(({ column }) => column === "name") || take("name", (title) => REVIEWER.test(title))
		if (!hasName) takeBy("name", { titles: [], words: NAME.words })
	}
	for (const column of Object.keys(TITLES) as TitledColumn[]) {
		if (column === "source") takeNames()
		if (column === "text") takeReviewer()
		takeBy(column, TITLES[column])
	}
	return found
}

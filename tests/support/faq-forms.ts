import { pageContent } from "@/lib/media/web/page-content.mjs"

type Pair = readonly [question: string, answer: string]

export interface Faq {
	language: string
	/** What the language writes before a question and before its answer. */
	labels: readonly [question: string, answer: string]
	/** What this language's website calls the whole. */
	heading: string
	pairs: readonly Pair[]
}

export const FAQS: readonly [Faq, ...Faq[]] = [
	{
		language: "en",
		labels: ["Q", "A"],
		heading: "Good to know",
		pairs: [
			["Do you take cards?", "We take every debit card; credit cards from 20 euros upwards."],
			["Is breakfast included?", "No, it is 11 euros a head and served until half past ten."],
			["Can I bring my dog?", "Up to two dogs a room, for a cleaning fee of 15 euros."],
			["When is check-in?", "Your room is ready at three in the afternoon."],
		],
	},
	{
		language: "de",
		labels: ["Frage", "Antwort"],
		heading: "Gut zu wissen",
		pairs: [
			["Nehmen Sie Karten?", "Jede Bankkarte, Kreditkarten ab 20 Euro."],
			["Ist das Frühstück dabei?", "Nein, es kostet 11 Euro."],
			["Darf mein Hund mit?", "Bis zu zwei je Zimmer."],
		],
	},
	{
		language: "fr",
		labels: ["Question", "Réponse"],
		heading: "Bon à savoir",
		pairs: [
			["Acceptez-vous les cartes ?", "Toutes les cartes de débit."],
			["Le petit-déjeuner est-il compris ?", "Non, il coûte 11 euros."],
			["Puis-je venir avec mon chien ?", "Deux par chambre au plus."],
		],
	},
	{
		language: "es",
		labels: ["Pregunta", "Respuesta"],
		heading: "Bueno es saberlo",
		pairs: [
			["¿Aceptan tarjetas?", "Todas las de débito."],
			["¿El desayuno está incluido?", "No, cuesta 11 euros."],
			["¿Puedo llevar a mi perro?", "Hasta dos por habitación."],
		],
	},
	{
		language: "pt",
		labels: ["Pergunta", "Resposta"],
		heading: "É bom saber",
		pairs: [
			["Vocês aceitam cartão?", "Todos os cartões de débito."],
			["O café da manhã está incluído?", "Não, custa 11 euros."],
			["Posso levar meu cachorro?", "Até dois por quarto."],
		],
	},
	{
		language: "it",
		labels: ["Domanda", "Risposta"],
		heading: "Buono a sapersi",
		pairs: [
			["Accettate carte?", "Tutte quelle di debito."],
			["La colazione è compresa?", "No, costa 11 euro."],
			["Posso portare il mio cane?", "Al massimo due per camera."],
		],
	},
	{
		language: "nl",
		labels: ["Vraag", "Antwoord"],
		heading: "Goed om te weten",
		pairs: [
			["Kan ik met een kaart betalen?", "Elke bankpas is goed."],
			["Is het ontbijt inbegrepen?", "Nee, het kost 11 euro."],
			["Mag mijn hond mee?", "Ten hoogste twee per kamer."],
		],
	},
	{
		language: "pl",
		labels: ["Pytanie", "Odpowiedź"],
		heading: "Warto wiedzieć",
		pairs: [
			["Czy przyjmują Państwo karty?", "Wszystkie debetowe."],
			["Czy śniadanie jest w cenie?", "Nie, kosztuje 11 euro."],
			["Czy mogę zabrać psa?", "Najwyżej dwa na pokój."],
		],
	},
	{
		language: "tr",
		labels: ["Soru", "Cevap"],
		heading: "Bilmeniz iyi olur",
		pairs: [
			["Kart kabul ediyor musunuz?", "Bütün banka kartları geçerlidir."],
			["Kahvaltı dahil mi?", "Hayır, 11 avro tutar."],
			["Köpeğimi getirebilir miyim?", "Oda başına en fazla iki tane."],
		],
	},
	{
		language: "ru",
		labels: ["Вопрос", "Ответ"],
		heading: "Полезно знать",
		pairs: [
			["Вы принимаете карты?", "Любые дебетовые."],
			["Завтрак включён?", "Нет, он стоит 11 евро."],
			["Можно ли с собакой?", "Не больше двух в номере."],
		],
	},
	{
		language: "ar",
		labels: ["السؤال", "الجواب"],
		heading: "معلومات مفيدة",
		pairs: [
			["هل تقبلون البطاقات؟", "نقبل كل بطاقات الخصم."],
			["هل الفطور مشمول؟", "لا، سعره عشرة دولارات."],
			["هل يمكنني إحضار كلبي؟", "اثنان لكل غرفة على الأكثر."],
		],
	},
	{
		language: "hi",
		labels: ["प्रश्न", "उत्तर"],
		heading: "जानने योग्य",
		pairs: [
			["क्या आप कार्ड लेते हैं?", "हर डेबिट कार्ड चलता है।"],
			["क्या नाश्ता शामिल है?", "नहीं, वह 200 रुपये का है।"],
			["क्या मैं अपना कुत्ता ला सकता हूँ?", "हर कमरे में दो तक।"],
		],
	},
	{
		language: "ja",
		labels: ["質問", "回答"],
		heading: "ご案内",
		pairs: [
			["カードは使えますか？", "デビットカードはすべて使えます。"],
			["朝食は付いていますか？", "いいえ、千円です。"],
			["犬を連れて行けますか？", "一部屋に二匹までです。"],
		],
	},
	{
		language: "zh",
		labels: ["问", "答"],
		heading: "须知",
		pairs: [
			["可以刷卡吗？", "所有借记卡都可以。"],
			["房价含早餐吗？", "不含，每位八十元。"],
			["可以带狗吗？", "每间房最多两只。"],
		],
	},
]

const pageText = (body: string) =>
	pageContent(
		`<html><head><title>FAQ</title></head><body><main>${body}</main></body></html>`,
		"https://house.example/faq",
		false,
	).text

type Write = (question: string, answer: string, at: number) => string
const each = (pairs: readonly Pair[], write: Write, between = "") =>
	pairs.map(([question, answer], at) => write(question, answer, at)).join(between)
/** A page with the same markup for each question. */
const markup =
	(write: Write, before = "", after = "") =>
	({ pairs, heading }: Faq) =>
		pageText(`<h1>${heading}</h1>${before}${each(pairs, write)}${after}`)
/** A text with the same lines for each question. */
const lines =
	(write: Write, between = "\n\n") =>
	({ pairs }: Faq) =>
		each(pairs, write, between)
/** The same with what the language writes before question and answer. */
const labelled =
	(write: (labels: Faq["labels"]) => Write, between = "\n\n") =>
	({ pairs, labels }: Faq) =>
		each(pairs, write(labels), between)

/** What businesses write around their questions and answers. */
export const FORMS: Record<string, (faq: Faq) => string> = {
	"headings and paragraphs": markup((q, a) => `<h2>${q}</h2><p>${a}</p>`),
	"headings below the heading of a topic": markup((q, a) => `<h2>${q.length}</h2><h3>${q}</h3><p>${a}</p>`),
	"numbered headings": markup((q, a, at) => `<h3>${at + 1}. ${q}</h3><p>${a}</p>`),
	"headings numbered within a chapter": markup((q, a, at) => `<h3>2.${at + 1}. ${q}</h3><p>${a}</p>`),
	"headings with a link to themselves": markup((q, a) => `<h3>${q}<a href="#x">#</a></h3><p>${a}</p>`),
	"headings with a plus sign": markup((q, a) => `<h3>${q} <span>+</span></h3><div>${a}</div>`),
	"headings with an arrow before them": markup((q, a) => `<h3><i>▸</i> ${q}</h3><div>${a}</div>`),
	"headings in headers": markup((q, a) => `<article><header><h3>${q}</h3></header><p>${a}</p></article>`),
	"headings in links": markup((q, a, at) => `<h3><a href="#a${at}">${q}</a></h3><p id="a${at}">${a}</p>`),
	"a table of contents above": ({ pairs }) =>
		pageText(
			`<ul>${each(pairs, (q, _, at) => `<li><a href="#a${at}">${q}</a></li>`)}</ul>${each(pairs, (q, a, at) => `<h3 id="a${at}">${q}</h3><p>${a}</p>`)}`,
		),
	details: markup((q, a) => `<details><summary>${q}</summary>${a}</details>`),
	"details with headings (Shopify)": markup(
		(q, a) => `<details><summary><h2>${q}</h2><svg></svg></summary><div class="rte"><p>${a}</p></div></details>`,
	),
	"details in details (Notion)": markup(
		(q, a) => `<li><details><summary>${q}</summary><p>${a}</p></details></li>`,
		"<details open><summary>?</summary><ul>",
		"</ul></details>",
	),
	"a definition list": markup((q, a) => `<dt>${q}</dt><dd>${a}</dd>`, "<dl>", "</dl>"),
	"a definition list in groups": markup(
		(q, a) => `<div><dt><button>${q}</button></dt><dd><p>${a}</p></dd></div>`,
		"<dl>",
		"</dl>",
	),
	divs: markup((q, a) => `<div>${q}</div><div>${a}</div>`),
	"microdata of a FAQPage": markup(
		(q, a) =>
			`<div itemprop="mainEntity"><h3 itemprop="name">${q}</h3><div itemprop="acceptedAnswer"><div itemprop="text">${a}</div></div></div>`,
	),
	"bold paragraphs": markup((q, a) => `<p><strong>${q}</strong></p><p>${a}</p>`),
	"a bold first line of the paragraph": markup((q, a) => `<p><b>${q}</b><br>${a}</p>`),
	"a list with bold questions": markup((q, a) => `<li><b>${q}</b><br>${a}</li>`, "<ul>", "</ul>"),
	"a numbered list": markup((q, a) => `<li><p>${q}</p><p>${a}</p></li>`, "<ol>", "</ol>"),
	quotations: markup((q, a) => `<p>${q}</p><blockquote>${a}</blockquote>`),
	"a table with two columns": markup((q, a) => `<tr><td>${q}</td><td>${a}</td></tr>`, "<table>", "</table>"),
	"a table with a heading in each row": markup(
		(q, a) => `<tr><th scope="row">${q}</th><td><p>${a}</p></td></tr>`,
		"<table><tbody>",
		"</tbody></table>",
	),
	"a table with one column": markup((q, a) => `<tr><td>${q}</td></tr><tr><td>${a}</td></tr>`, "<table>", "</table>"),
	"labels that tick a box": markup(
		(q, a, at) => `<div><input type="checkbox" id="c${at}"><label for="c${at}">${q}</label><div>${a}</div></div>`,
	),
	"buttons in headings": markup((q, a) => `<h3><button aria-expanded="false">${q}</button></h3><div>${a}</div>`),
	"buttons that open panels": markup(
		(q, a, at) => `<button aria-controls="p${at}">${q}</button><div id="p${at}" hidden><p>${a}</p></div>`,
	),
	"cards that collapse (Bootstrap 4)": markup(
		(q, a, at) =>
			`<div class="card"><div class="card-header"><button data-toggle="collapse" data-target="#p${at}">${q}</button></div><div id="p${at}" class="collapse"><div>${a}</div></div></div>`,
	),
	"titles that are buttons (Elementor)": markup(
		(q, a, at) =>
			`<div><div role="button" aria-controls="p${at}" aria-expanded="false"><span aria-hidden="true">+</span><a tabindex="0">${q}</a></div><div id="p${at}" role="region" hidden><p>${a}</p></div></div>`,
	),
	"list items that open (Wix)": markup(
		(q, a, at) =>
			`<div role="listitem"><div role="button" aria-expanded="false" aria-controls="p${at}"><p><span>${q}</span></p></div><div id="p${at}" role="region" style="display:none"><p><span>${a}</span></p></div></div>`,
	),
	"dropdowns (Webflow)": markup(
		(q, a) =>
			`<div class="w-dropdown"><div class="w-dropdown-toggle"><div>${q}</div></div><nav class="w-dropdown-list"><p>${a}</p></nav></div>`,
	),
	tabs: ({ pairs }) =>
		pageText(
			`<div role="tablist">${each(pairs, (q, _, at) => `<button role="tab" aria-controls="p${at}">${q}</button>`)}</div>${each(pairs, (_, a, at) => `<div id="p${at}" role="tabpanel" aria-hidden="${at > 0}">${a}</div>`)}`,
		),
	"panels that the browser's search opens": markup((q, a) => `<h3>${q}</h3><div hidden="until-found">${a}</div>`),
	"shadow trees": markup(
		(q, a) => `<x-faq><template shadowrootmode="open"><h3>${q}</h3><p>${a}</p></template></x-faq>`,
	),
	"lines without empty ones": lines((q, a) => `${q}\n${a}`, "\n"),
	"empty lines": lines((q, a) => `${q}\n\n${a}`),
	"lines of Windows": lines((q, a) => `${q}\r\n${a}`, "\r\n\r\n"),
	"numbered questions": lines((q, a, at) => `${at + 1}. ${q}\n${a}`),
	"numbers in brackets": lines((q, a, at) => `(${at + 1}) ${q}\n${a}`),
	"questions after a sign": lines((q, a) => `❓ ${q}\n${a}`),
	"arrows before questions": lines((q, a) => `▶ ${q}\n${a}`),
	"questions in quotation marks": lines((q, a) => `“${q}”\n${a}`),
	"bold Markdown": lines((q, a) => `**${q}**\n${a}`),
	"a Markdown list": lines((q, a) => `- **${q}**\n  ${a}`, "\n"),
	"Markdown headings": lines((q, a) => `### ${q}\n\n${a}`),
	"underlined Markdown headings": lines((q, a) => `${q}\n${"-".repeat(q.length)}\n\n${a}`),
	"a Markdown table": ({ pairs }) => `| ? | ! |\n|---|---|\n${each(pairs, (q, a) => `| ${q} | ${a} |`, "\n")}`,
	"Markdown between rules": lines((q, a) => `**${q}**\n\n${a}`, "\n\n---\n\n"),
	"a wiki's headings": lines((q, a) => `== ${q} ==\n${a}`),
	"two columns of a spreadsheet": lines((q, a) => `${q}\t${a}`, "\n"),
	"labels and colons": labelled(
		([question, answer]) =>
			(q, a) =>
				`${question}: ${q}\n${answer}: ${a}`,
	),
	"numbered labels": labelled(
		([question, answer]) =>
			(q, a, at) =>
				`${question} ${at + 1}: ${q}\n${answer} ${at + 1}: ${a}`,
	),
	"bold labels": labelled(
		([question, answer]) =>
			(q, a) =>
				`**${question}:** ${q}\n\n**${answer}:** ${a}`,
	),
	"labels and colons of full width": labelled(
		([question, answer]) =>
			(q, a) =>
				`${question}：${q}\n${answer}：${a}`,
		"\n",
	),
	"Q and A": lines((q, a) => `Q: ${q}\nA: ${a}`),
	"Q and A with dots": lines((q, a) => `Q. ${q}\nA. ${a}`),
	"Q1 and A1": lines((q, a, at) => `Q${at + 1} ${q}\nA${at + 1} ${a}`),
	"Q and A of full width": lines((q, a) => `Ｑ．${q}\nＡ．${a}`),
	"Q and A on one line": lines((q, a) => `Q: ${q} A: ${a}`, "\n"),
}

/** The name of a product with its article, which names often end with already. */
export function nameWithArticle({ name, article }: { name: string; article: string }): string {
  return name.includes(article) ? name : `${article} ${name}`
}

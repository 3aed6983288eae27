import { formatPhone } from '../lib/phone.ts'

/**
 * The technical page as plain HTML: the last resort when rendering itself fails, so that a visitor never sees a bare
 * error (R-ERR-10 … R-ERR-12). It needs no backend, no script and no asset.
 */
export function plainTechnicalPage(nonce: string, supportPhone: string): string {
  const phone = supportPhone.replace(/[&<>"]/g, '')
  return `<!DOCTYPE html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Ведутся технические работы</title>
<style nonce="${nonce}">body{margin:0;padding:15vh 24px;background:#f4f5f2;color:#14181b;font:16px/1.45 sans-serif;text-align:center}a{display:inline-block;padding:12px 20px;background:#ffc400;color:#14181b;font-weight:700;text-decoration:none}</style>
</head>
<body>
<h1>Ведутся технические работы</h1>
<p>Сайт временно недоступен, мы уже восстанавливаем его работу.</p>
<p>Свяжитесь с нами в социальных сетях или по бесплатному телефону ${formatPhone(phone)}</p>
<p><a href="">Обновить страницу</a></p>
</body>
</html>
`
}

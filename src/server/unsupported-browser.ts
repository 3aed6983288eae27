/** Address of the page for browsers that can't run the shop (R-ROUTE-55, O-06). */
export const unsupportedPath = '/unsupported.html'

/** Internet Explorer says `MSIE` up to 10 and `Trident` in 11. */
export function isUnsupportedBrowser(userAgent: string | null): boolean {
  return userAgent !== null && /MSIE |Trident\//.test(userAgent)
}

/** The oldest versions of `browserslist` in package.json; Yandex Browser 24.4 is Chromium 122. */
export const unsupportedAdvice = 'Chrome и Edge 122, Яндекс Браузер 24.4, Firefox 127, Safari 17.4'

/** The page itself: static, no script, markup that the oldest browsers draw. */
export const unsupportedPage = `<!DOCTYPE html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Ваш браузер устарел</title>
<style>body{margin:0;padding:80px 24px;background:#f4f5f2;color:#14181b;font:18px/1.45 Arial,sans-serif;text-align:center}h1{font-size:28px}</style>
</head>
<body>
<h1>Ваш браузер устарел</h1>
<p>Ваш браузер устарел. Пожалуйста, используйте современный браузер</p>
<p>Подойдут ${unsupportedAdvice} и новее.</p>
</body>
</html>
`

/** The page's only style is its own, so its policy allows nothing else. */
export const unsupportedPolicy = `default-src 'none'; style-src 'unsafe-inline'`

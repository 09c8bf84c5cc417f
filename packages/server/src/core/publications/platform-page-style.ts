/** Of the app's tokens, with the system's own colours where the app has none. */
export const platformPageStyle = `
body{--bg:var(--whittle-background,var(--background,Canvas));--fg:var(--whittle-foreground,var(--foreground,CanvasText));--pri:var(--whittle-primary,var(--primary,#333));--pri-fg:var(--whittle-primary-foreground,var(--primary-foreground,#fff));--quiet:var(--whittle-muted-foreground,var(--muted-foreground,inherit));--line:var(--whittle-border,var(--border,GrayText));--raised:var(--whittle-card,var(--card,Canvas));--edge:var(--whittle-input,var(--input,GrayText));--bad:var(--whittle-destructive,var(--destructive,#b51e26));--to:var(--whittle-link,var(--link,LinkText));--shown-ring:var(--whittle-ring,var(--ring,Highlight))}
body{margin:0;background:var(--bg);color:var(--fg);font-family:var(--font-sans,ui-sans-serif,system-ui,sans-serif);font-size:16px;line-height:24px}
main{box-sizing:border-box;max-width:440px;margin:0 auto;padding:clamp(24px,10vh,104px) 24px 40px}
h1{margin:0 0 8px;font-family:var(--font-heading,inherit);font-size:26px;line-height:32px;font-weight:600;letter-spacing:-.015em;overflow-wrap:anywhere}
h1:focus{outline:none}
h2{margin:0;font-family:var(--font-heading,inherit);font-size:18px;line-height:24px;font-weight:600;overflow-wrap:anywhere}
p{margin:0}.quiet{color:var(--quiet);font-size:14px;line-height:20px;overflow-wrap:anywhere}.quiet b{color:var(--fg);font-weight:500}
.offer{display:grid;gap:12px;margin:24px 0 16px;padding:20px;border:1px solid var(--line);border-radius:var(--radius,6px);background:var(--raised)}
.offer ul{margin:0;padding:0;list-style:none;font-weight:600;font-variant-numeric:tabular-nums}
.notice{margin:16px 0;padding:10px 12px;border:1px solid var(--line);border-radius:var(--radius,6px);background:var(--raised)}
#first{display:grid;gap:4px;justify-items:stretch}
form{display:grid;gap:8px;margin:16px 0}
label{font-size:14px;line-height:20px;font-weight:500}
input{box-sizing:border-box;width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--edge);border-radius:var(--radius,6px);background:var(--raised);color:inherit;font:inherit}
input[autocomplete=one-time-code]{font-variant-numeric:tabular-nums;letter-spacing:.2em}
input[aria-invalid=true]{border-color:var(--bad)}
.submit,.button{box-sizing:border-box;display:grid;place-items:center;min-height:44px;padding:8px 12px;border-radius:var(--radius,6px);font:inherit;font-weight:500;text-decoration:none;cursor:pointer}
.submit{border:0;background:var(--pri);color:var(--pri-fg)}
.button{border:1px solid var(--edge);background:var(--raised);color:inherit}
[aria-busy=true]{opacity:.75}
.link{min-height:44px;padding:0;border:0;background:none;color:var(--to);font:inherit;text-decoration:underline;text-underline-offset:3px;cursor:pointer}
a:not(.submit){color:var(--to);text-underline-offset:3px}
.problem{color:var(--bad);font-size:14px;line-height:20px}
[hidden]{display:none!important}
:focus-visible{outline:2px solid var(--shown-ring);outline-offset:2px}
`;

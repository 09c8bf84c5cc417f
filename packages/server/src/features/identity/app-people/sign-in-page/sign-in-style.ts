/**
 * Of the app's tokens, with the system's own colours where the app has none. Tokens of an import may hold no colours; its
 * sheet says what they show as `--whittle-*`.
 */
export const signInStyle = `
body{--shown-background:var(--whittle-background,var(--background,Canvas));--shown-foreground:var(--whittle-foreground,var(--foreground,CanvasText));--shown-primary:var(--whittle-primary,var(--primary,#333));--shown-primary-foreground:var(--whittle-primary-foreground,var(--primary-foreground,#fff));--shown-muted-foreground:var(--whittle-muted-foreground,var(--muted-foreground,inherit));--shown-border:var(--whittle-border,var(--border,GrayText));--shown-card:var(--whittle-card,var(--card,Canvas));--shown-input:var(--whittle-input,var(--input,GrayText));--shown-destructive:var(--whittle-destructive,var(--destructive,#b51e26));--shown-link:var(--whittle-link,var(--link,LinkText));--shown-ring:var(--whittle-ring,var(--ring,Highlight))}
body{margin:0;background:var(--shown-background);color:var(--shown-foreground);font-family:var(--font-sans,ui-sans-serif,system-ui,sans-serif);font-size:16px;line-height:24px}
.sign-in{box-sizing:border-box;max-width:408px;margin:0 auto;padding:clamp(24px,10vh,104px) 24px 40px}
.mark{display:grid;place-items:center;width:44px;height:44px;margin:0 0 20px;border-radius:var(--radius,6px);background:var(--shown-primary);color:var(--shown-primary-foreground);font-family:var(--font-heading,inherit);font-size:20px;font-weight:600}
h1{margin:0 0 8px;font-family:var(--font-heading,inherit);font-size:26px;line-height:32px;font-weight:600;letter-spacing:-.015em;overflow-wrap:anywhere}
h1:focus{outline:none}
.about,.agree{margin:0;color:var(--shown-muted-foreground)}.agree{font-size:14px;line-height:20px}
.address{color:var(--shown-foreground);font-weight:500;overflow-wrap:anywhere}
.notice{margin:0 0 16px;padding:10px 12px;border:1px solid var(--shown-border);border-radius:var(--radius,6px);background:var(--shown-card)}
form{display:grid;gap:16px;margin:24px 0 16px}
.field{display:grid;gap:6px}
label{font-size:14px;line-height:20px;font-weight:500}
input{box-sizing:border-box;width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--shown-input);border-radius:var(--radius,6px);background:var(--shown-card);color:inherit;font:inherit}
input[autocomplete=one-time-code]{font-variant-numeric:tabular-nums;letter-spacing:.2em}
input[aria-invalid=true]{border-color:var(--shown-destructive)}
.password{position:relative;display:block}.password input{padding-right:76px}
.show{position:absolute;inset:0 0 0 auto;min-width:68px;border:0;background:none;color:var(--shown-muted-foreground);font:inherit;font-size:14px;cursor:pointer}
.submit,.button{box-sizing:border-box;display:grid;place-items:center;min-height:44px;padding:8px 12px;border-radius:var(--radius,6px);font:inherit;font-weight:500;text-decoration:none;cursor:pointer}
.submit{margin-top:4px;border:0;background:var(--shown-primary);color:var(--shown-primary-foreground)}
.submit[aria-busy=true]{opacity:.75}
.button{border:1px solid var(--shown-input);background:var(--shown-card);color:inherit}
.ways{display:grid;grid-template-columns:repeat(auto-fit,minmax(140px,1fr));gap:12px}
.or{display:flex;align-items:center;gap:12px;margin:12px 0;color:var(--shown-muted-foreground);font-size:14px;line-height:20px}
.or::before,.or::after{content:"";flex:1;height:1px;background:var(--shown-border)}
.link{min-height:44px;padding:0;border:0;background:none;color:var(--shown-link);font:inherit;text-decoration:underline;text-underline-offset:3px;cursor:pointer}
a:not(.button){color:var(--shown-link);text-underline-offset:3px}
.switch{margin:0;color:var(--shown-muted-foreground)}
.ways+.switch{margin-top:12px}
.welcome{margin:0 0 20px;white-space:pre-line;overflow-wrap:anywhere}
.owner{margin:24px 0 0;font-size:14px;line-height:20px}
.hint,.problem{margin:0;font-size:14px;line-height:20px}.hint{color:var(--shown-muted-foreground)}
.problem{color:var(--shown-destructive)}
footer{margin-top:32px;padding-top:16px;border-top:1px solid var(--shown-border);font-size:14px;line-height:20px}
footer ul{display:flex;flex-wrap:wrap;gap:8px 20px;margin:0;padding:0;list-style:none}
footer a{display:inline-block;padding:4px 0}
[hidden]{display:none!important}
:focus-visible{outline:2px solid var(--shown-ring);outline-offset:2px}
`;

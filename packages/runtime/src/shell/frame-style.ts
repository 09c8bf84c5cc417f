/**
 * The look of what the platform itself shows inside an app: the app's tokens where it has them. Tokens of an import may hold
 * no colours; its sheet says what they show as `--whittle-*`.
 */
export const frameStyle = `
.whittle-problem,.whittle-note{--shown-background:var(--whittle-background,var(--background,Canvas));--shown-foreground:var(--whittle-foreground,var(--foreground,CanvasText));--shown-border:var(--whittle-border,var(--border,GrayText));--shown-card:var(--whittle-card,var(--card,Canvas));--shown-muted-foreground:var(--whittle-muted-foreground,var(--muted-foreground,inherit));--shown-link:var(--whittle-link,var(--link,LinkText))}
.whittle-problem,.whittle-note{font-family:var(--font-sans,ui-sans-serif,system-ui,sans-serif);font-size:14px;line-height:20px;color:var(--shown-foreground)}
.whittle-problem{display:block;max-width:40rem;min-width:0;margin:8px 0;padding:12px 16px;border:1px solid var(--shown-border);border-radius:var(--radius,6px);background:var(--shown-card);text-align:left;overflow-wrap:anywhere}
.whittle-problem strong{display:block;font-weight:600}
.whittle-problem p{margin:2px 0 0;color:var(--shown-muted-foreground)}
.whittle-problem code{display:block;margin-top:6px;font-family:var(--font-mono,ui-monospace,monospace);font-size:12px;line-height:16px;color:var(--shown-muted-foreground)}
.whittle-note{display:grid;place-content:center;gap:4px;min-height:100dvh;padding:24px;background:var(--shown-background);text-align:center}
.whittle-window{position:fixed;inset:0;z-index:2147483000;display:flex;flex-direction:column;padding:16px;gap:8px;background:rgb(0 0 0 / 50%)}
.whittle-window button{align-self:flex-end;min-height:44px;padding:0 16px;border:1px solid GrayText;border-radius:6px;background:Canvas;color:CanvasText;font:500 14px/20px ui-sans-serif,system-ui,sans-serif}
.whittle-window iframe{flex:1;width:100%;border:0;border-radius:6px;background:#fff}
.whittle-note h1{margin:0;font-size:16px;line-height:24px;font-weight:600}
.whittle-note p{margin:0;max-width:40ch;color:var(--shown-muted-foreground)}
.whittle-note a{color:var(--shown-link);justify-self:center;min-height:44px;display:inline-grid;place-items:center}
`;

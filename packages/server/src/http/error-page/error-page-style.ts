/** The product's own look (tokens.css) where none of its stylesheets can be counted on. */
export const errorPageStyle = `
:root{color-scheme:light dark;--canvas:#f7f7f4;--ink:#201e18;--ink-2:#4f4d45;--ink-3:#68665d;--accent:#006279;--accent-hover:#005063;--on-accent:#f9fcfe;--focus:#007e9f}
@media (prefers-color-scheme:dark){:root{--canvas:#13110e;--ink:#efece8;--ink-2:#bdbab3;--ink-3:#9f9b93;--accent:#66c8d9;--accent-hover:#84dae9;--on-accent:#03171d;--focus:#3cbdd8}}
body{margin:0;background:var(--canvas);color:var(--ink);font:15px/24px "Instrument Sans Variable",ui-sans-serif,system-ui,sans-serif}
main{box-sizing:border-box;max-width:520px;padding:clamp(40px,16vh,160px) clamp(16px,8vw,120px) 40px;min-width:min(100%,440px)}
svg{display:block;margin:0 0 24px;color:var(--accent)}
h1{margin:0 0 8px;font-size:28px;line-height:34px;font-weight:600;letter-spacing:-.02em;overflow-wrap:anywhere;text-wrap:balance}
@media (max-width:639px){h1{font-size:24px;line-height:30px}}
p{margin:0;color:var(--ink-2);text-wrap:pretty}
.action{margin:24px 0 0}
a{display:inline-flex;align-items:center;min-height:44px;box-sizing:border-box;padding:0 16px;border-radius:6px;background:var(--accent);color:var(--on-accent);font-size:14px;line-height:20px;font-weight:500;text-decoration:none}
a:hover{background:var(--accent-hover)}
a:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.request{margin-top:32px;color:var(--ink-3);font-size:12px;line-height:16px}
code{font-family:"JetBrains Mono Variable",ui-monospace,monospace;overflow-wrap:anywhere}
@media (forced-colors:active){a{border:1px solid ButtonText}}
`.trim();

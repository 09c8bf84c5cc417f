import type { ToolStyle } from '@whittle/contract/tools/tool-document';
import { RadioGroup } from 'radix-ui';
import { toolEditorTexts } from '../tool-editor.texts.ts';
import { lookOf } from '../tool-look.ts';

const texts = toolEditorTexts.branding;
const names = ['light', 'dark', 'colorful'] as const;

type StyleChoiceProps = { style: ToolStyle; onChange: (name: ToolStyle['styleName']) => void };

/** The three styles as small pictures of a tool's page. */
export function StyleChoice({ style, onChange }: StyleChoiceProps) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="type-heading">{texts.style}</h3>
      <RadioGroup.Root
        aria-label={texts.style}
        value={style.styleName}
        onValueChange={(next) => {
          const name = names.find((one) => one === next);
          if (name) onChange(name);
        }}
        className="grid grid-cols-3 gap-3"
      >
        {names.map((name) => (
          <RadioGroup.Item
            key={name}
            value={name}
            className="quick flex flex-col gap-1.5 rounded-control border border-edge p-1.5 text-start hover:bg-hover aria-checked:border-accent aria-checked:bg-accent-soft"
          >
            <Picture name={name} />
            <span className="px-1 font-medium">{texts.styles[name]}</span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </section>
  );
}

const plain = {
  ...{ backgroundImage: '', logoUrl: '', background: '', headerTextColor: '', subheaderTextColor: '' },
  ...{ buttonTextColor: '', buttonBackgroundColor: '', hideBuildAI: false },
};

function Picture({ name }: { name: ToolStyle['styleName'] }) {
  const look = lookOf({ ...plain, styleName: name });
  return (
    <svg aria-hidden viewBox="0 0 96 64" className="block w-full rounded-chip">
      <rect width="96" height="64" fill={look.background} />
      <rect x="10" y="10" width="44" height="6" fill={look.header} />
      <rect x="10" y="20" width="60" height="3" fill={look.subheader} />
      <rect x="10.5" y="30.5" width="75" height="10" fill={look.control} stroke={look.edge} />
      <rect x="10" y="47" width="24" height="9" fill={look.button} />
      <rect x="15" y="50.5" width="14" height="2" fill={look.buttonText} />
    </svg>
  );
}

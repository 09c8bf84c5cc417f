import {
  BadgeDollarSign,
  Command,
  Gauge,
  Keyboard,
  Receipt,
  LogOut,
  Mail,
  Monitor,
  Moon,
  ScrollText,
  Stethoscope,
  Settings2,
  Sun,
} from 'lucide-react';
import { useNavigate } from 'react-router';
import { type Theme, useTheme } from '../../lib/theme.ts';
import { paths } from '../../paths.ts';
import { Menu, MenuChoices, MenuItem, MenuLabel, MenuSeparator } from '../../ui/menu.tsx';
import { openCommands } from '../../core/commands/command-centre-state.ts';
import { commandTexts } from '../../core/commands/commands.texts.ts';
import { accountTexts as texts } from './accounts.texts.ts';
import { useAccount } from './session.requests.ts';

const themeOptions: { value: Theme; label: string; icon: React.ReactNode }[] = [
  { value: 'system', label: commandTexts.themes.system, icon: <Monitor size={16} /> },
  { value: 'light', label: commandTexts.themes.light, icon: <Sun size={16} /> },
  { value: 'dark', label: commandTexts.themes.dark, icon: <Moon size={16} /> },
];

/** Who is signed in, the theme, settings and signing out. */
export function AccountMenu() {
  const account = useAccount();
  const { theme, setTheme } = useTheme();
  const navigate = useNavigate();
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="quick type-meta inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent-text hover:bg-hover coarse:size-11"
        >
          {initials(account.email)}
          <span className="sr-only">, {texts.accountMenu}</span>
        </button>
      }
    >
      <MenuLabel>
        <span className="break-all">{account.email}</span>
      </MenuLabel>
      <MenuItem icon={<Settings2 size={16} />} onSelect={() => void navigate(paths.settings.to())}>
        {texts.settings}
      </MenuItem>
      <MenuItem icon={<Receipt size={16} />} onSelect={() => void navigate(paths.spending.to())}>
        {texts.spending}
      </MenuItem>
      <MenuItem icon={<Command size={16} />} onSelect={() => openCommands('palette')}>
        {commandTexts.commands}
      </MenuItem>
      <MenuItem icon={<Keyboard size={16} />} onSelect={() => openCommands('keys')}>
        {commandTexts.keys}
      </MenuItem>
      {account.isAdmin && (
        <>
          <MenuItem icon={<Gauge size={16} />} onSelect={() => void navigate(paths.adminOverview.to())}>
            {texts.adminOverview}
          </MenuItem>
          {account.hasPlans && (
            <MenuItem icon={<BadgeDollarSign size={16} />} onSelect={() => void navigate(paths.adminPlans.to())}>
              {texts.adminPlans}
            </MenuItem>
          )}
          <MenuItem icon={<Mail size={16} />} onSelect={() => void navigate(paths.adminMail.to())}>
            {texts.adminMail}
          </MenuItem>
          <MenuItem icon={<Stethoscope size={16} />} onSelect={() => void navigate(paths.adminChecks.to())}>
            {texts.adminChecks}
          </MenuItem>
          <MenuItem icon={<ScrollText size={16} />} onSelect={() => void navigate(paths.adminAudit.to())}>
            {texts.adminAudit}
          </MenuItem>
        </>
      )}
      <MenuSeparator />
      <MenuLabel>{texts.theme}</MenuLabel>
      <MenuChoices value={theme} onChange={setTheme} options={themeOptions} />
      <MenuSeparator />
      <MenuItem icon={<LogOut size={16} />} onSelect={() => void navigate(paths.logout.to())}>
        {texts.signOut}
      </MenuItem>
    </Menu>
  );
}

/** Two letters from the part before the @: of two words their first letters, of one word its first two. */
function initials(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => word[0]) : [words[0]?.slice(0, 2)];
  return letters.join('').toUpperCase();
}

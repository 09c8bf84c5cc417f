import { Home, LogOut, Monitor, Moon, PanelsTopLeft, Settings2, Sun } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { type Theme, useTheme } from '../../lib/theme.ts';
import { paths } from '../../paths.ts';
import { useApps } from '../../features/apps/apps.requests.ts';
import { type Command, useCommands } from '../../core/commands/command.ts';
import { commandTexts as texts } from '../../core/commands/commands.texts.ts';

const themeIcons: Record<Theme, React.ReactNode> = {
  system: <Monitor size={16} />,
  light: <Sun size={16} />,
  dark: <Moon size={16} />,
};

/** What the palette offers on every screen: the other screens, the apps, the themes. */
export function useGoToCommands(isPaletteOpen: boolean): void {
  const navigate = useNavigate();
  const { theme, setTheme } = useTheme();
  const { data: apps } = useApps({ isWanted: isPaletteOpen });

  const commands = useMemo<Command[]>(() => {
    const goTo = (path: string) => () => void navigate(path);
    return [
      ...(apps ?? []).map(({ id, name }): Command => ({
        id: `app ${id}`,
        title: name,
        group: texts.groups.apps,
        icon: <PanelsTopLeft size={16} />,
        run: goTo(paths.app.to(id)),
      })),
      { id: 'home', title: texts.home, group: texts.groups.goTo, icon: <Home size={16} />, run: goTo(paths.home.to()) },
      {
        ...{ id: 'settings', title: texts.settings, group: texts.groups.goTo, icon: <Settings2 size={16} /> },
        run: goTo(paths.settings.to()),
      },
      {
        ...{ id: 'sign-out', title: texts.signOut, group: texts.groups.goTo, icon: <LogOut size={16} /> },
        run: goTo(paths.logout.to()),
      },
      ...(['system', 'light', 'dark'] as const)
        .filter((one) => one !== theme)
        .map((one): Command => ({
          id: `theme ${one}`,
          title: texts.themeOf[one],
          group: texts.groups.theme,
          icon: themeIcons[one],
          run: () => setTheme(one),
        })),
    ];
  }, [apps, navigate, setTheme, theme]);
  useCommands(commands);
}

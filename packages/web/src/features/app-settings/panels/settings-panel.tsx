import type { AppConfiguration, SignupKey } from '@whittle/contract/app-settings/calls';
import { limits } from '@whittle/contract/limits';
import { usualToolModel } from '@whittle/contract/tools/tool-document';
import type { ReactNode } from 'react';
import { ModelPicker } from '../../../core/models/model-picker.tsx';
import { NumberRow } from '../../../core/panels/text-rows.tsx';
import { appAccessTexts } from '../../../core/app-access/app-access.texts.ts';
import { CheckRow } from '../../../ui/check-row.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { appSettingsTexts } from '../app-settings.texts.ts';
import { ClaimSection } from './claim-section.tsx';
import { TemplateSection } from './template-section.tsx';
import { SettingBox, type SettingsProps, valueOf } from '../setting-box.tsx';

const texts = appSettingsTexts.settings;
const links = [
  ['termsOfServiceLink', appAccessTexts.termsLink, 'url'],
  ['privacyPolicyLink', appAccessTexts.privacyLink, 'url'],
  ['supportEmail', appAccessTexts.supportEmail, 'email'],
] as const;

type SettingsPanelProps = SettingsProps & {
  /** The block of paid memberships, which is saved by itself. */
  memberships: (isSignupEnabled: boolean) => ReactNode;
};

/** EDIT-10, EDIT-11: those of them that do something in an app that was generated. */
export function SettingsPanel({ memberships, ...props }: SettingsPanelProps) {
  const { configuration, draft } = props;
  const mainPage = valueOf(props, 'settings', 'mainPage');
  const aiModel = valueOf(props, 'settings', 'aiModel');
  const pages = [...new Set([...configuration.pages, ...(mainPage === '' ? [] : [mainPage])])];
  return (
    <div className="flex flex-col gap-8">
      <SettingBox {...props} document="settings" name="mainPage">
        <Field label={texts.mainPage} hint={texts.mainPageHint}>
          <Select
            value={mainPage}
            onChange={({ target }) => draft.change('settings', 'mainPage', target.value, 'at-once')}
          >
            <option value="">{texts.mainPageUsual}</option>
            {pages.map((page) => (
              <option key={page} value={page}>
                {page}
              </option>
            ))}
          </Select>
        </Field>
      </SettingBox>
      <SettingBox {...props} document="settings" name="aiModel">
        <ModelPicker
          label={texts.aiModel}
          hint={aiModel === '' ? texts.aiModelUsual : texts.aiModelHint}
          value={aiModel || usualToolModel}
          usual={{ model: usualToolModel, says: texts.aiModelUsual }}
          onChoose={(model) => draft.change('settings', 'aiModel', model === usualToolModel ? '' : model, 'at-once')}
        />
      </SettingBox>
      <SettingBox {...props} document="settings" name="modelTemperature">
        <NumberRow
          label={texts.modelTemperature}
          hint={texts.temperatureHint}
          value={valueOf(props, 'settings', 'modelTemperature')}
          min={0}
          max={limits.temperatureMax}
          step={0.1}
          onChange={(value) => value !== null && draft.change('settings', 'modelTemperature', value)}
        />
      </SettingBox>
      <SignupSection {...props} />
      {isOwners(configuration) && (
        <div data-setting="memberships.isPaidMembershipsEnabled">
          {memberships(valueOf(props, 'signup', 'isSignupEnabled'))}
        </div>
      )}
      <ClaimSection {...props} />
      <TemplateSection {...props} />
    </div>
  );
}

/** What is sold is for the owner to see. */
const isOwners = ({ gates }: Pick<AppConfiguration, 'gates'>): boolean => {
  const gate = gates['memberships.isPaidMembershipsEnabled'];
  return gate === undefined || gate.isOpen || gate.reason !== 'role';
};

/** SIGN-01 to SIGN-04 */
function SignupSection(props: SettingsProps) {
  const { configuration, draft } = props;
  const isOn = valueOf(props, 'signup', 'isSignupEnabled');
  const canTurnOn = configuration.publishedUrl !== null || configuration.signup.isSignupEnabled;
  const change = (key: SignupKey, value: unknown, how?: 'at-once') => draft.change('signup', key, value, how);
  const isLocked = (key: SignupKey) => configuration.gates[`signup.${key}`]?.isOpen === false;
  return (
    <section className="flex flex-col gap-4">
      <h3 className="type-heading">{appAccessTexts.signup}</h3>
      <SettingBox {...props} document="signup" name="isSignupEnabled">
        <fieldset disabled={!canTurnOn} className="contents">
          <CheckRow
            label={appAccessTexts.signupToggle}
            says={canTurnOn ? (isOn ? '' : appAccessTexts.signupOff) : texts.signupClosed}
            isChecked={isOn}
            onChange={(next) => change('isSignupEnabled', next, 'at-once')}
          />
        </fieldset>
      </SettingBox>
      {isOn &&
        links.map(([key, label, type]) => (
          <SettingBox key={key} {...props} document="signup" name={key}>
            <Field label={label}>
              <Input
                type={type}
                value={valueOf(props, 'signup', key)}
                // SIGN-02: an empty one is marked, and nothing else is checked here. What is locked cannot be filled in.
                aria-invalid={(!isLocked(key) && valueOf(props, 'signup', key).trim() === '') || undefined}
                onChange={({ target }) => change(key, target.value)}
              />
            </Field>
          </SettingBox>
        ))}
    </section>
  );
}

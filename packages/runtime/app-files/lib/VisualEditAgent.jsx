/** Stands where an older builder put its editor's helper; this builder needs none in the page. */
export default function VisualEditAgent() {
  return null;
}

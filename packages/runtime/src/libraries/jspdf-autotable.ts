import { jsPDF } from 'jspdf';
import { applyPlugin } from 'jspdf-autotable';

// Version 5 adds `doc.autoTable` only where `jsPDF` is global; code for the versions before calls it.
applyPlugin(jsPDF);

export * from 'jspdf-autotable';
export { default } from 'jspdf-autotable';

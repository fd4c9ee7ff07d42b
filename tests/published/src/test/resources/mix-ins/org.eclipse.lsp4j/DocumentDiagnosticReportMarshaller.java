package imported;

import org.eclipse.lsp4j.DocumentDiagnosticReport;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/** One of two reports: first which of them it is, then the report. */
public final class DocumentDiagnosticReportMarshaller implements FieldMarshaller<DocumentDiagnosticReport> {
    @Override
    public void write(DocumentDiagnosticReport value, Output out) {
        out.writeBoolean(value.isLeft());
        if (value.isLeft()) {
            RelatedFullDocumentDiagnosticReportMarshaller.INSTANCE.write(value.getLeft(), out);
        } else {
            RelatedUnchangedDocumentDiagnosticReportMarshaller.INSTANCE.write(value.getRight(), out);
        }
    }

    @Override
    public DocumentDiagnosticReport read(DocumentDiagnosticReport current, Input in) {
        return in.readBoolean()
                ? new DocumentDiagnosticReport(RelatedFullDocumentDiagnosticReportMarshaller.INSTANCE.read(in))
                : new DocumentDiagnosticReport(RelatedUnchangedDocumentDiagnosticReportMarshaller.INSTANCE.read(in));
    }

    @Override
    public long sizeOf(DocumentDiagnosticReport value) {
        return 1
                + (value.isLeft()
                        ? RelatedFullDocumentDiagnosticReportMarshaller.INSTANCE.sizeOf(value.getLeft())
                        : RelatedUnchangedDocumentDiagnosticReportMarshaller.INSTANCE.sizeOf(value.getRight()));
    }
}

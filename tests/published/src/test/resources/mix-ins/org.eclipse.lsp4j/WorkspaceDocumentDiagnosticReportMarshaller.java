package imported;

import org.eclipse.lsp4j.WorkspaceDocumentDiagnosticReport;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/** One of two reports: first which of them it is, then the report. */
public final class WorkspaceDocumentDiagnosticReportMarshaller implements FieldMarshaller<WorkspaceDocumentDiagnosticReport> {
    @Override
    public void write(WorkspaceDocumentDiagnosticReport value, Output out) {
        out.writeBoolean(value.isLeft());
        if (value.isLeft()) {
            WorkspaceFullDocumentDiagnosticReportMarshaller.INSTANCE.write(value.getLeft(), out);
        } else {
            WorkspaceUnchangedDocumentDiagnosticReportMarshaller.INSTANCE.write(value.getRight(), out);
        }
    }

    @Override
    public WorkspaceDocumentDiagnosticReport read(WorkspaceDocumentDiagnosticReport current, Input in) {
        return in.readBoolean()
                ? new WorkspaceDocumentDiagnosticReport(WorkspaceFullDocumentDiagnosticReportMarshaller.INSTANCE.read(in))
                : new WorkspaceDocumentDiagnosticReport(WorkspaceUnchangedDocumentDiagnosticReportMarshaller.INSTANCE.read(in));
    }

    @Override
    public long sizeOf(WorkspaceDocumentDiagnosticReport value) {
        return 1
                + (value.isLeft()
                        ? WorkspaceFullDocumentDiagnosticReportMarshaller.INSTANCE.sizeOf(value.getLeft())
                        : WorkspaceUnchangedDocumentDiagnosticReportMarshaller.INSTANCE.sizeOf(value.getRight()));
    }
}

@MarshalTypesWith({
    DocumentDiagnosticReportMarshaller.class,
    FormattingOptionsMarshaller.class,
    InlineValueMarshaller.class,
    WorkspaceDocumentDiagnosticReportMarshaller.class
})
package imported;

import org.marshal4j.MarshalTypesWith;

package imported;

import java.util.List;
import java.util.Random;
import org.eclipse.lsp4j.DocumentDiagnosticReport;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.InlineValue;
import org.eclipse.lsp4j.InlineValueText;
import org.eclipse.lsp4j.InlineValueVariableLookup;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.RelatedFullDocumentDiagnosticReport;
import org.eclipse.lsp4j.RelatedUnchangedDocumentDiagnosticReport;
import org.eclipse.lsp4j.WorkspaceDocumentDiagnosticReport;
import org.eclipse.lsp4j.WorkspaceFullDocumentDiagnosticReport;
import org.eclipse.lsp4j.WorkspaceUnchangedDocumentDiagnosticReport;

final class Samples {
    static FormattingOptions options(Random random) {
        FormattingOptions options = new FormattingOptions(random.nextInt(8), random.nextBoolean());
        options.putString("style", text(random));
        return options;
    }

    static InlineValue value(Random random) {
        Range range = new Range(new Position(random.nextInt(9), 0), new Position(9, random.nextInt(9)));
        return random.nextBoolean()
                ? new InlineValue(new InlineValueText(range, text(random)))
                : new InlineValue(new InlineValueVariableLookup(range, random.nextBoolean(), text(random)));
    }

    static DocumentDiagnosticReport report(Random random) {
        return random.nextBoolean()
                ? new DocumentDiagnosticReport(new RelatedFullDocumentDiagnosticReport(List.of()))
                : new DocumentDiagnosticReport(new RelatedUnchangedDocumentDiagnosticReport(text(random)));
    }

    static WorkspaceDocumentDiagnosticReport workspaceReport(Random random) {
        return random.nextBoolean()
                ? new WorkspaceDocumentDiagnosticReport(
                        new WorkspaceFullDocumentDiagnosticReport(List.of(), text(random), random.nextInt()))
                : new WorkspaceDocumentDiagnosticReport(
                        new WorkspaceUnchangedDocumentDiagnosticReport(text(random), text(random), random.nextInt()));
    }

    private static String text(Random random) {
        return Long.toString(random.nextLong(), 36);
    }
}

package org.marshal4j.adopt.source;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.marshal4j.adopt.plan.OwnCode;

/**
 * The marshallers that a class gets for fields whose statements write them.
 *
 * @param edits the changes
 * @param problems why there can be none for a field
 */
record OwnMarshallers(List<Edit> edits, List<JavaFiles.Problem> problems) {

    static OwnMarshallers of(JavaFile file, ClassTree type, String className, OwnCode code, Imports imports) {
        List<Edit> edits = new ArrayList<>();
        List<JavaFiles.Problem> problems = new ArrayList<>();
        if (code.marshallers().isEmpty()) {
            return new OwnMarshallers(edits, problems);
        }
        StatementNames names = new StatementNames(file, type, code.inherited());
        FieldStatements writer = FieldStatements.of(type, code.writer(), "Output", names);
        FieldStatements reader = FieldStatements.of(type, code.reader(), "Input", names);
        StringBuilder classes = new StringBuilder();
        for (Map.Entry<String, String> entry : code.marshallers().entrySet()) {
            String field = entry.getKey();
            OwnMarshaller marshaller = OwnMarshaller.of(file, type, field);
            List<String> obstacles = marshaller.obstacles(writer, reader);
            if (!obstacles.isEmpty() || writer == null || reader == null) {
                problems.add(new JavaFiles.Problem(className, field, String.join("; ", obstacles), marshaller.line()));
                continue;
            }
            String indent = memberIndent(file, type);
            classes.append(file.lineEnd());
            for (String line : marshaller.lines(entry.getValue(), writer, reader, imports)) {
                classes.append(line.isEmpty() ? "" : indent + line).append(file.lineEnd());
            }
        }
        edits.add(Edit.insert(lineOfBrace(file, type), classes.toString()));
        return new OwnMarshallers(edits, problems);
    }

    /** The beginning of the line with the brace that ends the class, or that brace. */
    private static int lineOfBrace(JavaFile file, ClassTree type) {
        int brace = file.end(type) - 1;
        return file.indent(brace).map(indent -> brace - indent.length()).orElse(brace);
    }

    private static String memberIndent(JavaFile file, ClassTree type) {
        for (Tree member : type.getMembers()) {
            int start = file.start(member);
            if (start >= 0 && file.indent(start).isPresent()) {
                return file.indent(start).get();
            }
        }
        return "    ";
    }
}

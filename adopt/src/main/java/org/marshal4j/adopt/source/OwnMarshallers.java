package org.marshal4j.adopt.source;

import com.sun.source.tree.ClassTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.marshal4j.adopt.plan.ClassPlan;
import org.marshal4j.adopt.plan.OwnCode;

/** Adds the marshallers for fields whose statements write them. */
final class OwnMarshallers {

    private OwnMarshallers() {}

    /** Adds those of a class, and returns why there can be none for some fields. */
    static List<JavaFiles.Problem> add(
            JavaFile file, ClassTree type, ClassPlan plan, Imports imports, Additions additions) {
        List<JavaFiles.Problem> problems = new ArrayList<>();
        OwnCode code = plan.ownCode();
        if (code.marshallers().isEmpty()) {
            return problems;
        }
        StatementNames names = new StatementNames(file, type, code.inherited());
        FieldStatements writer = FieldStatements.of(type, code.writer(), "Output", names);
        FieldStatements reader = FieldStatements.of(type, code.reader(), "Input", names);
        for (Map.Entry<String, String> entry : code.marshallers().entrySet()) {
            OwnMarshaller marshaller = OwnMarshaller.of(file, type, entry.getKey());
            List<String> obstacles = marshaller.obstacles(writer, reader);
            if (obstacles.isEmpty() && writer != null && reader != null) {
                additions.add(marshaller.lines(entry.getValue(), writer, reader, imports));
            } else {
                problems.add(new JavaFiles.Problem(
                        plan.className(), entry.getKey(), String.join("; ", obstacles), marshaller.line()));
            }
        }
        return problems;
    }
}

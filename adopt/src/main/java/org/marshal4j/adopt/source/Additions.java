package org.marshal4j.adopt.source;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.adopt.plan.AnnotationText;
import org.marshal4j.adopt.plan.MixIn;

/** Members that a class gets, behind its own. */
final class Additions {

    private final JavaFile file;
    private final ClassTree type;
    private final List<List<String>> members = new ArrayList<>();

    Additions(JavaFile file, ClassTree type) {
        this.file = file;
        this.type = type;
    }

    /** Adds a member, in lines without indentation of their own. */
    void add(List<String> lines) {
        members.add(lines);
    }

    /** Adds a constructor without parameters. */
    void addConstructor() {
        add(List.of("/** Creates an object that generated code fills. */", type.getSimpleName() + "() {}"));
    }

    /** Adds the import of a class in a jar. */
    void addImport(MixIn mixIn, Imports imports) {
        String name = mixIn.className().substring(mixIn.className().lastIndexOf('.') + 1);
        List<String> lines = new ArrayList<>();
        lines.add("/** How the fields of " + name + " are written. */");
        lines.add("@" + imports.shorten("org.marshal4j.MarshalImport") + "(" + imports.used(mixIn.className())
                + ".class)");
        add(lines, mixIn.annotations(), imports, "");
        lines.add("abstract static class " + name + "MixIn {");
        mixIn.fields().forEach((field, annotations) -> {
            add(lines, annotations, imports, "    ");
            lines.add("    " + mixIn.types().get(field) + " " + field + ";");
        });
        lines.add("}");
        add(lines);
    }

    private static void add(List<String> lines, List<AnnotationText> annotations, Imports imports, String indent) {
        annotations.forEach(annotation -> lines.add(indent + annotation.text(imports::shorten)));
    }

    /** The change that adds them; none if there are none. */
    List<Edit> edits() {
        if (members.isEmpty()) {
            return List.of();
        }
        String indent = memberIndent();
        StringBuilder text = new StringBuilder();
        for (List<String> lines : members) {
            text.append(file.lineEnd());
            lines.forEach(
                    line -> text.append(line.isEmpty() ? "" : indent + line).append(file.lineEnd()));
        }
        return List.of(Edit.insert(lineOfBrace(), text.toString()));
    }

    /** The beginning of the line with the brace that ends the class, or that brace. */
    private int lineOfBrace() {
        int brace = file.end(type) - 1;
        return file.indent(brace).map(indent -> brace - indent.length()).orElse(brace);
    }

    private String memberIndent() {
        for (Tree member : type.getMembers()) {
            int start = file.start(member);
            if (start >= 0 && file.indent(start).isPresent()) {
                return file.indent(start).get();
            }
        }
        return "    ";
    }
}
